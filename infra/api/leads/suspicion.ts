import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { LeadSuspicion, LeadValues } from '@showroom/contracts/entities/lead';
import { type SQL, sql } from 'drizzle-orm';
import { fingerprintOf } from '../kernel/idempotency';

/** Nobody fills in a form in less. */
const LEAST_SECONDS = 2;

/** What tells whether two leads say the same. */
export function leadFingerprint(formId: string, values: LeadValues): string {
  return fingerprintOf({ formId, values });
}

/** What the submission itself says about who sent it. */
export function suspicionOf({
  trap = '',
  seconds,
}: Pick<LeadSubmission, 'trap' | 'seconds'>): LeadSuspicion | undefined {
  if (trap !== '') return 'trap';
  return seconds !== undefined && seconds < LEAST_SECONDS ? 'too_quick' : undefined;
}

/** `duplicate` if the visitor of a row left the same within an hour, else null. */
export function repetition(row: SQL): SQL {
  return sql`(select 'duplicate' from leads as other where other.visitor = ${row}.visitor and other.fingerprint = ${row}.fingerprint
    and other.created_at > now() - interval '1 hour' limit 1)`;
}
