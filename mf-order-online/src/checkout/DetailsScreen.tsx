import { LinkButton } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import checkoutMessages from './messages/en.json';
import { ScreenHeading } from './ScreenHeading';

interface DetailsScreenProps {
  readonly isPaid: boolean;
  /** A configured vehicle is not built yet: there is none at a retailer to take off sale. */
  readonly isBuilt: boolean;
  readonly onwardHref: string;
}

/** What a reservation is, before anything is asked. */
export function DetailsScreen({ isPaid, isBuilt, onwardHref }: DetailsScreenProps) {
  const texts = useMessages(checkoutMessages);
  const what = isBuilt ? texts.builtForYou : texts.heldForYou;
  const points = [what, ...(isPaid ? [texts.feeCounts, texts.feeRefunded] : []), texts.noContract];
  return (
    <section className="checkout-screen">
      <ScreenHeading>{texts.screen_details}</ScreenHeading>
      <ul className="checkout-points">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={20} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <LinkButton href={onwardHref}>{texts.toForm}</LinkButton>
    </section>
  );
}
