import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { exampleVehicle } from './examples';

/** What the harness page shows while no API runs. */
export const answers = [answerTo(getVehicle, { data: exampleVehicle() })];
