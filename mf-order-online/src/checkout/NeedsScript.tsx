import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { useMessages } from '@showroom/shared-ui/messages';
import paymentMessages from '../payment/messages/en.json';

/** The checkout cannot work without scripts: it says so and offers the phone. */
export function NeedsScript({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useMessages(paymentMessages);
  const { owner_phone } = vehicle.attributes;
  return (
    <noscript>
      <p className="checkout-no-script">
        {texts.noScript}
        {owner_phone !== '' && (
          <>
            {' '}
            {retailerName(vehicle.attributes)}, <a href={`tel:${owner_phone.replace(/[^\d+]/g, '')}`}>{owner_phone}</a>
          </>
        )}
      </p>
    </noscript>
  );
}
