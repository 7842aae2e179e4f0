import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { LinkButton } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { Price, usePriceFormat } from '@showroom/shared-ui/price';
import { fillText } from '../language/fill-text';
import { useVehicleTexts } from '../language/use-language';
import { PriceLines } from '../prices/PriceLines';
import { shownPrice } from '../prices/shown-prices';
import { specificationIcons } from '../specification/attributes';
import { SpecificationIcon } from '../specification/SpecificationIcon';
import { retailerName } from './retailer-name';
import { VehicleTitle } from './VehicleTitle';

/** Title, price and what a visitor can do now; stays in sight beside the rest of the page. */
export function Offer({ vehicle: { id, attributes } }: { readonly vehicle: Vehicle }) {
  const texts = useVehicleTexts();
  const writePrice = usePriceFormat();
  const { reservation, prices, prices_type: taxNotice, status } = attributes;
  const isTaken = status === 'sold' || status === 'reserved';
  const subscribe = shownPrice(prices, 'lease') && shownPrice(prices, 'subscribe');
  return (
    <section className="vehicle-offer">
      <VehicleTitle vehicle={attributes} />
      <ul className="vehicle-offer-icons">
        {specificationIcons().map((key) => (
          <SpecificationIcon key={key} attribute={key} vehicle={attributes} />
        ))}
      </ul>
      {status === 'sold' && <Notice title={texts.soldTitle}>{texts.soldText}</Notice>}
      {status === 'reserved' && <Notice title={texts.reservedTitle}>{texts.reservedText}</Notice>}
      <div className="vehicle-offer-prices">
        <PriceLines prices={prices} texts={texts} className="vehicle-prices" />
        {subscribe && (
          <p className="prices-monthly">
            <Price amount={subscribe.value_raw} kind="subscribe" />
          </p>
        )}
        {taxNotice && <p className="vehicle-offer-tax">{taxNotice}</p>}
      </div>
      {reservation && !isTaken && (
        <div className="vehicle-offer-reserve">
          <LinkButton href={`/showroom-order-online/vehicle/${id}`} className="vehicle-offer-button">
            {texts.reserve}
          </LinkButton>
          {reservation.fee > 0 && (
            <p className="vehicle-offer-fee">{fillText(texts.fee, { price: writePrice(reservation.fee) })}</p>
          )}
        </div>
      )}
      <div className="vehicle-offer-retailer">
        <p>
          {retailerName(attributes)}, {attributes.owner_city}
        </p>
        <p className="vehicle-offer-contact">
          <SiteLink look="standalone" href={`tel:${attributes.owner_phone.replace(/[^+\d]/g, '')}`}>
            {texts.call}
          </SiteLink>
          <SiteLink look="standalone" href={mailTo(attributes)}>
            {texts.write}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}

function mailTo({ owner_email, title, order_number }: Vehicle['attributes']): string {
  const subject = [title, order_number].filter(Boolean).join(', ');
  return `mailto:${owner_email}?subject=${encodeURIComponent(subject)}`;
}
