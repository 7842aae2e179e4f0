import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { LinkButton } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { useTexts } from '@showroom/shared-ui/texts';
import { DETAILS_TEXTS } from '../order/details-texts';
import { similarPath } from '../order/paths';
import { JOURNEY_TEXTS } from '../order/texts';

/** The ways on from a vehicle that is not reserved online. */
export function NotReservable({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useTexts(DETAILS_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  return (
    <div className="details-form">
      <Notice title={vehicle.attributes.status === 'sold' ? texts.sold : texts.notReservable}>{texts.contact}</Notice>
      <LinkButton href={similarPath(vehicle.attributes.model)} kind="secondary">
        {journey.similar}
      </LinkButton>
    </div>
  );
}
