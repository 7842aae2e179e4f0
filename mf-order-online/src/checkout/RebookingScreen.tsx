import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import journeyMessages from '../order/messages/journey/en.json';
import type { CheckoutState } from './checkout-session';
import { KickedOutModal } from './hold/HoldModals';
import holdMessages from './hold/messages/en.json';
import { ScreenHeading } from './ScreenHeading';

interface RebookingScreenProps {
  readonly checkout: CheckoutState;
  readonly similarHref: string;
}

/** After the hold: the same vehicle once more, or another one. */
export function RebookingScreen({ checkout, similarHref }: RebookingScreenProps) {
  const texts = useMessages(holdMessages);
  const journey = useMessages(journeyMessages);
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
