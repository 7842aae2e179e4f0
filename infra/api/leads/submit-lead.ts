import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type FormRow, type LeadRow, leads } from '../../database/schema/leads';
import { storable } from '../../database/storable';
import type { Caller } from '../kernel/api';
import { findByKey, type KeyUse, storeKey } from '../kernel/idempotency';
import { type Limit, withinLimit } from '../kernel/rate-limit';
import { Refusal } from '../kernel/refusal';
import { checkValues, storableValues } from './check-values';
import { addIntegrations } from './delivery/outbox';
import type { PersonCheck } from './recaptcha';
import type { Leads } from './services';

const HOUR = 3600;

interface Submitted {
  readonly form: FormRow;
  readonly submission: LeadSubmission;
  /** What the site adds to what was filled in. */
  readonly added?: LeadValues;
}

/** Keeps a lead and writes its outbox in one transaction; nobody waits for another system. */
export async function submitLead(
  services: Leads,
  checkPerson: PersonCheck,
  caller: Caller,
  { form, submission, added = {} }: Submitted,
): Promise<LeadRow> {
  const { db } = services.database;
  const { values, issues } = checkValues(form.fields, submission.values, form.market);
  if (issues.length > 0) throw new Refusal(422, 'Some fields need another look.', issues);
  const { idempotency_key: key, 'g-recaptcha-response': response, ...asked } = submission;
  const visitor = caller.visitorId ?? '';
  const use = key === undefined ? undefined : { caller: visitor, call: `leads/${form.id}`, key, asked };
  const before = await knownLead(db, use);
  if (before) return before;
  await checkPerson(response);
  if (!(await withinLimit(db, services.limitSecret, limitsOf(caller)))) {
    throw new ShowroomError('lead.too-many', { status: 429 });
  }
  return db.transaction(async (transaction) => {
    // Of two requests with one key the second one waits, and finds what the first one made.
    if (key !== undefined) {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead:${visitor}:${key}`}, 0))`);
    }
    const meanwhile = await knownLead(transaction, use);
    if (meanwhile) return meanwhile;
    const [lead] = await transaction
      .insert(leads)
      .values({
        form_id: form.id,
        market: form.market,
        locale: submission.locale ?? form.locale,
        values,
        hidden_fields: storableValues({ ...submission.hidden_fields, ...added }),
        source_url: storable(submission.source_url ?? ''),
        tracking: storableValues(submission.tracking ?? {}),
        visitor,
      })
      .returning();
    if (!lead) throw new Error('A lead was not stored');
    await addIntegrations(transaction, lead.id, form.integrations);
    if (use) await storeKey(transaction, use, lead.id);
    return lead;
  });
}

async function knownLead(db: Db, use: KeyUse | undefined): Promise<LeadRow | undefined> {
  const id = use && (await findByKey(db, use));
  if (id === undefined) return undefined;
  const [lead] = await db.select().from(leads).where(eq(leads.id, id));
  if (!lead) throw new ShowroomError('lead.not-found', { status: 404 });
  return lead;
}

function limitsOf({ visitorId, network }: Caller): Limit[] {
  const visitor: Limit = { name: 'lead-visitor', subject: visitorId ?? '', most: 30, seconds: HOUR };
  if (network === undefined) return [visitor];
  return [visitor, { name: 'lead-network', subject: network, most: 100, seconds: HOUR }];
}
