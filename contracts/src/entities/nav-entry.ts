import * as z from 'zod/mini';
import { resource } from '../schema/schema';

const link = z.object({
  label: z.string(),
  url: z.string(),
  target: z.enum(['_self', '_blank']),
  type: z.enum(['link', 'social', 'image', 'wrapper']),
  description: z.optional(z.string()),
  image: z.optional(z.object({ src: z.string(), alt: z.string() })),
});

/**
 * An entry of the navigation (`main`, `utility`) or of the footer (`footer-top` columns,
 * `footer-medium`, `footer-bottom`), two levels deep.
 */
export const navEntry = resource(
  'nav_entry',
  z.string(),
  z.extend(link, {
    place: z.enum(['main', 'utility', 'footer-top', 'footer-medium', 'footer-bottom']),
    sequence: z.int(),
    children: z.array(link),
  }),
);
/** An entry of the navigation or footer, with its children. */
export type NavEntry = z.output<typeof navEntry>;
/** A link of the navigation or footer, without children. */
export type NavLink = z.output<typeof link>;
