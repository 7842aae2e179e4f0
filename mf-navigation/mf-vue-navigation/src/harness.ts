import { listNavEntries } from '@showroom/contracts/calls/content';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { entries } from './examples';

/** What the harness page shows while no API runs. */
export const answers = [answerTo(listNavEntries, { data: [...entries] })];
