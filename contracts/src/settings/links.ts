import * as z from 'zod/mini';
import { setting } from './setting';

/** A name that stands for an address; a path or an address is never a name. */
export const predefinedLink = z.object({
  alias: z.string().check(z.regex(/^\p{L}[\p{L}\p{N}_-]*$/u, 'must be a word such as privacy-policy'), z.maxLength(60)),
  url: z
    .string()
    .check(z.regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'must be a path or an address that begins with https://')),
});
/** A name that stands for an address. */
export type PredefinedLink = z.output<typeof predefinedLink>;

/** Addresses that many links share. */
export const linkSettings = [
  setting({
    key: 'links.predefined',
    schema: z.array(predefinedLink).check(z.maxLength(500)),
    default: [],
    summary: 'Names for addresses: a link of a page or of the navigation whose address is one of them leads there.',
    audience: 'server',
    readers: ['infra'],
  }),
] as const;
