import * as z from 'zod/mini';
import { event } from '../bus';

/** Sent when settings were fetched or changed. */
export const settingsChanged = event({
  name: 'settings:changed',
  version: 1,
  detail: z.object({ keys: z.array(z.string()) }),
  replay: 'last',
  summary: 'Settings were fetched or changed; whoever shows one reads it again.',
});
