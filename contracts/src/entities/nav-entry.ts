import * as z from 'zod/mini';
import { contentStrategy } from '../dynamic-content/strategies';
import { resource } from '../schema/schema';

/** Where entries of the navigation and the footer stand. */
export const NAV_PLACES = ['main', 'utility', 'footer-top', 'footer-medium', 'footer-bottom'] as const;
/** Where an entry of the navigation or the footer stands. */
export type NavPlace = (typeof NAV_PLACES)[number];
/** What an entry is; a wrapper is a heading above others. */
export const NAV_TYPES = ['link', 'social', 'image', 'wrapper'] as const;

/** What an entry without an address is. */
export const NAV_TAGS = ['span', 'div'] as const;
/** Levels that the heading of a column may have. */
export const NAV_HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

const words = z.string().check(z.maxLength(200), z.regex(/^[\w-]+( [\w-]+)*$/, 'must be words such as is-quiet'));

/** What a link has beside what it says and where it leads; editors leave most of it out. */
export const linkDetails = z.object({
  html_id: z.optional(z.string().check(z.regex(/^[a-z][\w-]{0,60}$/i, 'must be a word such as contact'))),
  class: z.optional(words),
  /** Name of an icon; none where nobody knows it. */
  icon: z.optional(z.string().check(z.maxLength(40))),
  rel: z.optional(words),
  aria_label: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  tag: z.optional(z.enum(NAV_TAGS)),
  heading_tag: z.optional(z.enum(NAV_HEADINGS)),
  /** When it is offered, and what it says otherwise. */
  dc_strategy: z.optional(contentStrategy),
});
/** What a link has beside what it says and where it leads. */
export type LinkDetails = z.output<typeof linkDetails>;

const side = z.optional(z.int().check(z.gte(1), z.lte(4000)));
/** Its sides are pixels; `blur` has its colours from top to bottom, `#112,#456,#122`. */
export const navImage = z.object({
  src: z.string(),
  alt: z.string(),
  width: side,
  height: side,
  blur: z.optional(z.string()),
});

/** A link of the navigation or footer, without children. */
export const navLink = z.extend(linkDetails, {
  label: z.string(),
  url: z.string(),
  target: z.enum(['_self', '_blank']),
  type: z.enum(NAV_TYPES),
  description: z.optional(z.string()),
  image: z.optional(navImage),
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
