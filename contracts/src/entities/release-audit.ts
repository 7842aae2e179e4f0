import * as z from 'zod/mini';

/** Changes that the audit log records. */
export const AUDITED = [
  'pin',
  'rollback',
  'fill',
  'canary-start',
  'canary-share',
  'canary-follow',
  'canary-end',
  'promote',
  'burn',
  'exceeded',
  'budget',
  'drop',
  'repair',
] as const;

/**
 * One line of the audit log. Compositions are named by their id; null where there was or is none.
 */
export const auditEntry = z.object({
  number: z.int(),
  at: z.string(),
  who: z.string(),
  why: z.string(),
  what: z.enum(AUDITED),
  market: z.nullable(z.string()),
  remote: z.nullable(z.string()),
  version: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
/** One change of releases: who, what, why, and the compositions around it. */
export type AuditEntry = z.output<typeof auditEntry>;
