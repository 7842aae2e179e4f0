import { useMessages } from '@showroom/shared-ui/messages';
import { Steps } from '@showroom/shared-ui/steps';
import choiceMessages from '../order/choices/messages/choices/en.json';
import checkoutMessages from './messages/en.json';
import { screenPath } from './screen-path';
import { type CheckoutScreen, canReach, type Progress, type WayScreen, wayOf } from './screens';

interface CheckoutStepsProps {
  readonly shown: CheckoutScreen;
  readonly progress: Progress;
  readonly query: URLSearchParams;
  /** Back to what was chosen before. */
  readonly choicesHref: string;
}

/** The way to a reservation with the screen at hand; those that are done can be visited again. */
export function CheckoutSteps({ shown, progress, query, choicesHref }: CheckoutStepsProps) {
  const way = wayOf(progress);
  // A screen that is not on the way comes after all of its steps.
  const current = [...way, shown].indexOf(shown);
  const hrefOf = (screen: WayScreen) => (canReach(screen, progress) ? screenPath(query, screen) : undefined);
  return <JourneySteps way={way} current={current + 1} hrefOf={hrefOf} choicesHref={choicesHref} />;
}

interface JourneyStepsProps {
  readonly way: readonly WayScreen[];
  /** The choices are step 0, the screens of the checkout come after them. */
  readonly current: number;
  readonly choicesHref?: string;
  readonly hrefOf?: (screen: WayScreen) => string | undefined;
}

/** One progress bar from the choices to the payment. */
export function JourneySteps({ way, current, choicesHref, hrefOf }: JourneyStepsProps) {
  const texts = useMessages(checkoutMessages);
  const choices = useMessages(choiceMessages);
  const screens = way.map((screen) => ({ label: texts[`screen_${screen}`], href: hrefOf?.(screen) }));
  return (
    <Steps items={[{ label: choices.title, href: choicesHref }, ...screens]} current={current} label={texts.steps} />
  );
}
