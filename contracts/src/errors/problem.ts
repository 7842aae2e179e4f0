import * as z from 'zod/mini';

/** RFC 9457 problem document: the body of every error answer. */
export const problem = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.optional(z.string()),
  /** A stable code of `contracts/errors/catalogue`, when the failure has one. */
  code: z.optional(z.string()),
  request_id: z.optional(z.string()),
  /**
   * What confirms the change that was refused, for who wants it although of what the errors name.
   */
  confirm: z.optional(z.string()),
  /** What stands now, where a change was made from something older. */
  present: z.optional(z.unknown()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/** A refusal as problem+json (RFC 9457). */
export type Problem = z.output<typeof problem>;
