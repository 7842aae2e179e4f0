import type { JourneyData } from '../data/fetch-journey';
import { stepsOf } from './configured-steps';
import { STEP_COMPONENTS } from './step-components';

/** Fetches the code of the step that a page begins with, so that it stands in the first HTML. */
export async function loadFirstStep({ status, config }: JourneyData): Promise<void> {
  const [first] = stepsOf(config);
  if (status === 'chosen' && first) await STEP_COMPONENTS[first.type].load();
}
