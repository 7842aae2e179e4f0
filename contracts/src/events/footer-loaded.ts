import * as z from 'zod/mini';
import { event } from '../bus';

export const footerLoaded = event({
  name: 'navigation:footer-loaded',
  version: 1,
  detail: z.object({}),
  replay: 'last',
  summary: 'The footer and its parts that only a browser shows stand; floating elements measure their room.',
});
