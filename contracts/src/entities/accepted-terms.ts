import * as z from 'zod/mini';

/** The box of a checkout. */
export const RESERVATION_TERMS = 'reservation';

const box = z.string().check(z.minLength(1), z.maxLength(40));
const title = z.string().check(z.maxLength(200));

/** The terms beside a box, to the letter as the visitor who ticked it saw them. */
export const shownTerms = z.object({
  box,
  title,
  html: z.string().check(z.maxLength(50_000)),
  /** What the box itself says. */
  label: z.string().check(z.maxLength(500)),
});
/** Terms as a visitor is shown them, with the words of their box. */
export type ShownTerms = z.output<typeof shownTerms>;

/**
 * What was agreed to: `version` is a fingerprint of the whole text, the same as long as not a
 * letter changes.
 */
export const acceptedTerms = z.object({ box, title, version: z.string(), accepted_at: z.string() });
/** Terms that a visitor accepted, by version and time. */
export type AcceptedTerms = z.output<typeof acceptedTerms>;

/** The same with the whole text, for people of the market. */
export const recordedTerms = z.object({
  ...acceptedTerms.shape,
  locale: z.string(),
  text: z.string(),
  label: z.string(),
});
