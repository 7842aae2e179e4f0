import type { JourneyData } from '../data/fetch-journey';
import { stepsOf } from './configured-steps';
import { STEP_COMPONENTS } from './step-components';

/** Loads the code of a page's first step, so that the first HTML contains it. */
export async function loadFirstStep({ status, config }: JourneyData): Promise<void> {
  const [first] = stepsOf(config);
  if (status === 'chosen' && first) await STEP_COMPONENTS[first.type].load();
}
