import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import type { Settings } from '@showroom/contracts/settings/settings';
import { formatDate } from '@showroom/shared-ui/dates';
import { useFailedStrategies } from '@showroom/shared-ui/failed-strategies';
import { SiteLink } from '@showroom/shared-ui/link';
import { isOfferShown } from '@showroom/shared-ui/offer-schedule';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useEffect, useState } from 'react';
import { useTextsOf } from '../language/use-language';

type StockOffer = Settings['stock_locator.offers'][number];

/** Offers that are for this vehicle, whenever they run. */
function offersFor(offers: readonly StockOffer[], { model, state }: Pick<Vehicle['attributes'], 'model' | 'state'>) {
  const isFor = <T,>(named: readonly T[] | undefined, value: T) =>
    !named || named.length === 0 || named.includes(value);
  return offers.filter(({ models, states }) => isFor(models, model) && isFor(states, state));
}

const isIn = (locale: string, { language }: StockOffer) => !language || locale.split('-')[0] === language;

interface StockOffersProps {
  readonly vehicle: Vehicle['attributes'];
  /** When the page's data was put together. */
  readonly madeAt: number;
}

/**
 * Offers of these days: a page that was cached is judged again once it runs, by the browser's clock
 * and by the market's offers and stock lists.
 */
export function StockOffers({ vehicle, madeAt }: StockOffersProps) {
  const { market, locale } = usePlatform();
  const timeZone = useSetting('website.timezone') || market.timeZone;
  const offers = useSetting('stock_locator.offers');
  const [now, setNow] = useState(madeAt);
  useEffect(() => setNow(Date.now()), []);
  const failed = useFailedStrategies(offers);
  const isActive = ({ dc_strategy }: StockOffer) => !dc_strategy || !failed.has(dc_strategy);
  const shown = offersFor(offers, vehicle)
    .filter((offer) => isIn(locale, offer) && isOfferShown(offer, new Date(now), timeZone))
    .filter((offer) => isActive(offer) || offer.dc_strategy?.fallback);
  if (shown.length === 0) return null;
  return (
    <ul className="vehicle-offers">
      {shown.map((offer) => (
        <li key={offer.title}>
          {isActive(offer) ? <OfferText offer={offer} /> : <p>{offer.dc_strategy?.fallback}</p>}
        </li>
      ))}
    </ul>
  );
}

function OfferText({ offer: { title, text, link_text, url, end_date } }: { readonly offer: StockOffer }) {
  const texts = useTextsOf('vehicle');
  return (
    <>
      <p className="vehicle-offers-title">{title}</p>
      <p>{text}</p>
      <p className="vehicle-offers-line">
        {end_date && <span>{fillText(texts.offerUntil, { date: formatDate(end_date) ?? '' })}</span>}
        {safeHref(url) && link_text && (
          <SiteLink href={url ?? ''} look="standalone">
            {link_text}
          </SiteLink>
        )}
      </p>
    </>
  );
}
