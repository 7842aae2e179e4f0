import * as z from 'zod/mini';
import { call } from './call';

/** The service's own form of an answer: no `data` around it. */
export const naasNavigation = z.object({
  /** Cleaned: nothing in it runs. */
  html: z.string(),
  /** On the site's own origin. */
  cssLink: z.string(),
  /** On one of the origins that the market's setting lists. */
  javascriptLink: z.optional(z.string()),
  /** `sha384-…` of the script, when the service gives it. */
  javascriptIntegrity: z.optional(z.string()),
});
/** The navigation service's HTML with the addresses of its style sheet and script, checked. */
export type NaasNavigation = z.output<typeof naasNavigation>;

/** The navigation that a market's service gives, for one locale. */
export const getNaasNavigation = call({
  method: 'GET',
  path: '/naas/nav.locale=:locale',
  summary: "The navigation of the market's navigation service, cleaned; the last good one while the service is away.",
  access: 'anyone',
  kept: 'until-changed',
  params: z.object({ locale: z.string().check(z.maxLength(20)) }),
  query: z.object({ market: z.enum(['international', 'au', 'ae', 'jp', 'ua']) }),
  answer: naasNavigation,
});
