import * as z from 'zod/mini';
import { resource } from '../schema/schema';

/** Where entries of the navigation and the footer stand. */
export const NAV_PLACES = ['main', 'utility', 'footer-top', 'footer-medium', 'footer-bottom'] as const;
/** Where an entry of the navigation or the footer stands. */
export type NavPlace = (typeof NAV_PLACES)[number];
/** What an entry is; a wrapper is a heading above others. */
export const NAV_TYPES = ['link', 'social', 'image', 'wrapper'] as const;

/** A link of the navigation or footer, without children. */
export const navLink = z.object({
  label: z.string(),
  url: z.string(),
  target: z.enum(['_self', '_blank']),
  type: z.enum(NAV_TYPES),
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
  z.extend(navLink, {
    place: z.enum(NAV_PLACES),
    sequence: z.int(),
    children: z.array(navLink),
  }),
);
/** An entry of the navigation or footer, with its children. */
export type NavEntry = z.output<typeof navEntry>;
/** A link of the navigation or footer, without children. */
export type NavLink = z.output<typeof navLink>;
