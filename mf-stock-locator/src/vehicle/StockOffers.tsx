import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Settings } from '@showroom/contracts/settings/settings';
import { SiteLink } from '@showroom/shared-ui/link';
import { isOfferShown } from '@showroom/shared-ui/offer-schedule';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useEffect, useState } from 'react';
import { fillText } from '../language/fill-text';
import { useVehicleTexts } from '../language/use-language';
import { writeDate } from '../specification/formats';

type StockOffer = Settings['stock_locator.offers'][number];

/** Offers that are for this vehicle, whenever they run. */
function offersFor(offers: readonly StockOffer[], { model, state }: Pick<Vehicle['attributes'], 'model' | 'state'>) {
  const isFor = <T,>(named: readonly T[] | undefined, value: T) =>
    !named || named.length === 0 || named.includes(value);
  return offers.filter(({ models, states }) => isFor(models, model) && isFor(states, state));
}

interface StockOffersProps {
  readonly vehicle: Vehicle['attributes'];
  /** When the page's data was put together. */
  readonly madeAt: number;
}

/** Offers of these days: a page that was kept is judged again by the browser's clock once it runs there. */
export function StockOffers({ vehicle, madeAt }: StockOffersProps) {
  const texts = useVehicleTexts();
  const { market } = usePlatform();
  const timeZone = useSetting('website.timezone') || market.timeZone;
  const offers = useSetting('stock_locator.offers');
  const [now, setNow] = useState(madeAt);
  useEffect(() => setNow(Date.now()), []);
  const shown = offersFor(offers, vehicle).filter((offer) => isOfferShown(offer, new Date(now), timeZone));
  if (shown.length === 0) return null;
  return (
    <ul className="vehicle-offers">
      {shown.map(({ title, text, link_text, url, end_date }) => (
        <li key={title}>
          <p className="vehicle-offers-title">{title}</p>
          <p>{text}</p>
          <p className="vehicle-offers-line">
            {end_date && <span>{fillText(texts.offerUntil, { date: writeDate(end_date) ?? '' })}</span>}
            {safeHref(url) && link_text && (
              <SiteLink href={url ?? ''} look="standalone">
                {link_text}
              </SiteLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
