import { retailerName } from '@showroom/contracts/entities/retailer-name';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { useTexts } from '@showroom/shared-ui/texts';
import { RetailerContact } from '../order/RetailerContact';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from '../order/texts';
import { HOLD_TEXTS } from './hold/texts';
import { ScreenHeading } from './ScreenHeading';

interface ErrorScreenProps {
  readonly code: ErrorCode;
  readonly vehicle: Vehicle;
  readonly similarHref: string;
  readonly onAgain: () => void;
}

/** The hold failed for technical reasons: try again, call the retailer or look elsewhere. */
export function ErrorScreen({ code, vehicle, similarHref, onAgain }: ErrorScreenProps) {
  const texts = useTexts(HOLD_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
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
