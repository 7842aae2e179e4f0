import { Steps } from '@showroom/shared-ui/steps';
import { useTexts } from '@showroom/shared-ui/texts';
import { JOURNEY_STEPS, type JourneyStep } from './steps';
import { JOURNEY_TEXTS } from './texts';

interface JourneyStepsProps {
  readonly current: JourneyStep;
  /** Where a step that can be used again leads. */
  readonly hrefs?: Partial<Record<JourneyStep, string>>;
}

/** The four steps of the journey with the one that the visitor is at. */
export function JourneySteps({ current, hrefs = {} }: JourneyStepsProps) {
  const texts = useTexts(JOURNEY_TEXTS);
  const items = JOURNEY_STEPS.map((step) => ({ label: texts[step], href: hrefs[step] }));
  return <Steps items={items} current={JOURNEY_STEPS.indexOf(current)} label={texts.steps} />;
}
