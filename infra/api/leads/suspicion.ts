import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { LeadSuspicion, LeadValues } from '@showroom/contracts/entities/lead';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { leads } from '../../database/schema/leads';
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

/** Whether a visitor left the same within an hour. */
export async function isRepeated(db: Db, visitor: string, fingerprint: string): Promise<boolean> {
  const same = and(
    eq(leads.visitor, visitor),
    eq(leads.fingerprint, fingerprint),
    gt(leads.created_at, sql`now() - interval '1 hour'`),
  );
  return (await db.$count(leads, same)) > 0;
}
