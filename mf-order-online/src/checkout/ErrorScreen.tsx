import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import journeyMessages from '../order/messages/journey/en.json';
import { RetailerContact } from '../order/RetailerContact';
import { useFailureMessages } from '../order/use-failure-messages';
import holdMessages from './hold/messages/en.json';
import { ScreenHeading } from './ScreenHeading';

interface ErrorScreenProps {
  readonly code: ErrorCode;
  readonly vehicle: Vehicle;
  readonly similarHref: string;
  readonly onAgain: () => void;
}

/** The hold failed for technical reasons: try again, call the retailer or look elsewhere. */
export function ErrorScreen({ code, vehicle, similarHref, onAgain }: ErrorScreenProps) {
  const texts = useMessages(holdMessages);
  const failures = useFailureMessages();
  const journey = useMessages(journeyMessages);
  const { owner_city, owner_phone, owner_email } = vehicle.attributes;
  return (
    <section className="checkout-screen">
      <ScreenHeading>{texts.failed}</ScreenHeading>
      <Notice kind="error">{failures[code]}</Notice>
      <div className="checkout-actions">
        <Button onClick={onAgain}>{journey.tryAgain}</Button>
        <LinkButton kind="secondary" href={similarHref}>
          {journey.similar}
        </LinkButton>
      </div>
      <RetailerContact
        name={retailerName(vehicle.attributes)}
        address={owner_city}
        phone={owner_phone}
        email={owner_email}
      />
    </section>
  );
}
