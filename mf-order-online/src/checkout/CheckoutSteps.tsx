import { useMessages } from '@showroom/shared-ui/messages';
import { Steps } from '@showroom/shared-ui/steps';
import checkoutMessages from './messages/en.json';
import { screenPath } from './screen-path';
import { type CheckoutScreen, canReach, type Progress, type WayScreen, wayOf } from './screens';

interface CheckoutStepsProps {
  readonly shown: CheckoutScreen;
  readonly progress: Progress;
  readonly query: URLSearchParams;
}

/** The screens of this checkout with the one at hand; those that are done can be visited again. */
export function CheckoutSteps({ shown, progress, query }: CheckoutStepsProps) {
  const texts = useMessages(checkoutMessages);
  const way = wayOf(progress);
  // A screen that is not on the way comes after all of its steps.
  const current = [...way, shown].indexOf(shown);
  const hrefOf = (screen: WayScreen) => (canReach(screen, progress) ? screenPath(query, screen) : undefined);
  const items = way.map((screen) => ({ label: texts[`screen_${screen}`], href: hrefOf(screen) }));
  return <Steps items={items} current={current} label={texts.steps} />;
}
