import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useTexts } from '@showroom/shared-ui/texts';
import { JOURNEY_TEXTS } from '../order/texts';
import type { CheckoutState } from './checkout-store';
import { KickedOutModal } from './hold/HoldModals';
import { HOLD_TEXTS } from './hold/texts';
import { ScreenHeading } from './ScreenHeading';

interface RebookingScreenProps {
  readonly checkout: CheckoutState;
  readonly similarHref: string;
}

/** After the hold: the same vehicle once more, or another one. */
export function RebookingScreen({ checkout, similarHref }: RebookingScreenProps) {
  const texts = useTexts(HOLD_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const again = () => void checkout.extend();
  return (
    <section className="checkout-screen">
      <ScreenHeading>{texts.rebookTitle}</ScreenHeading>
      <p>{texts.rebookText}</p>
      <div className="checkout-actions">
        <Button busy={checkout.extending} onClick={again}>
          {texts.again}
        </Button>
        <LinkButton kind="secondary" href={similarHref}>
          {journey.similar}
        </LinkButton>
      </div>
      <KickedOutModal
        open={checkout.softLock?.kicked_out_modal === true}
        busy={checkout.extending}
        similarHref={similarHref}
        onAgain={again}
        onClose={checkout.markKickedOutSeen}
      />
    </section>
  );
}
