import * as z from 'zod/mini';
import { contentStrategy } from '../dynamic-content/strategies';

/** No scheme but those of links that visitors follow; whoever shows one looks again. */
const address = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(2000),
    z.regex(/^(?:(?:https?|mailto|tel|sms):|(?![a-z][a-z0-9+.-]*:))/i, 'must be a path or an address of the web'),
  );

/** A link of the floating action button. */
export const fabItem = z.object({
  link: z.object({
    url: address,
    link_text: z.string().check(z.minLength(1), z.maxLength(80)),
    target: z._default(z.enum(['_self', '_blank']), '_self'),
    type: z._default(z.enum(['internal', 'external', 'form', 'file']), 'internal'),
  }),
  /** Name of an icon; none where nobody knows it. */
  icon: z._default(z.string(), ''),
  /** When it is offered, and what stands there otherwise. */
  dc_strategy: z.optional(contentStrategy),
});
/** A link of the floating action button. */
export type FabItem = z.output<typeof fabItem>;

const items = z._default(z.array(fabItem).check(z.maxLength(20)), []);

/** What fills the floating action button, from the settings or from a block of the page. */
export const fabContent = z.object({
  items,
  /** Where there are any they stand instead of the items. */
  quick_links: items,
  are_quick_links_reversed: z._default(z.boolean(), false),
  is_secondary: z._default(z.boolean(), false),
  mobile_button_label: z._default(z.string().check(z.maxLength(40)), ''),
  quick_links_expand_button_label: z._default(z.string().check(z.maxLength(40)), ''),
});
/** What fills the floating action button. */
export type FabContent = z.output<typeof fabContent>;

/** The floating action button as a page shows it. */
export interface FabState {
  readonly items: readonly FabItem[];
  readonly isQuickLinks: boolean;
  readonly isSecondary: boolean;
  readonly isfabDisabled: boolean;
  /** Empty where nobody gave one: the language has its own. */
  readonly mobileButtonLabel: string;
  /** Empty where nobody gave one: the language has its own. */
  readonly quickLinksExpandButtonLabel: string;
  readonly areQuickLinksReversed: boolean;
}
