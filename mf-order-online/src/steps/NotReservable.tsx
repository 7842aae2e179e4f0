import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import detailsMessages from '../order/messages/details/en.json';
import journeyMessages from '../order/messages/journey/en.json';
import { similarPath } from '../order/paths';

/** The ways on from a vehicle that is not reserved online. */
export function NotReservable({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useMessages(detailsMessages);
  const journey = useMessages(journeyMessages);
  return (
    <div className="details-form">
      <Notice title={vehicle.attributes.status === 'sold' ? texts.sold : texts.notReservable}>{texts.contact}</Notice>
      <LinkButton href={similarPath(vehicle.attributes.model)} kind="secondary">
        {journey.similar}
      </LinkButton>
    </div>
  );
}
