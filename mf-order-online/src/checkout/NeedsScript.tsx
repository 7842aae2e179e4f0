import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { useTexts } from '@showroom/shared-ui/texts';
import { PAYMENT_TEXTS } from '../payment/texts';

/** The checkout cannot work without scripts: it says so and offers the phone. */
export function NeedsScript({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useTexts(PAYMENT_TEXTS);
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
