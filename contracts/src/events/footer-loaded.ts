import * as z from 'zod/mini';
import { event } from '../bus';

/** Sent when the footer stands, for floating elements that measure their room. */
export const footerLoaded = event({
  name: 'navigation:footer-loaded',
  version: 1,
  detail: z.object({}),
  replay: 'last',
  summary: 'The footer and its parts that only a browser shows stand; floating elements measure their room.',
});
