import * as z from 'zod/mini';
import { fabContent } from '../entities/fab';
import { setting } from './setting';

/** Language of the pages that it is written for, such as `ar`; all of them without. */
const language = z.optional(z.string());

/** What lies over the pages of the site. */
export const overlaySettings = [
  setting({
    key: 'fab.content',
    schema: z.array(z.extend(fabContent, { language })).check(z.maxLength(20)),
    default: [],
    summary:
      'Links of the floating action button: the first entry in the language of the page, unless the page has a block that fills it.',
    audience: 'public',
    readers: ['shell'],
  }),
] as const;
