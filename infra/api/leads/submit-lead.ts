import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { FieldKind } from '@showroom/contracts/entities/form';
import type { LeadSuspicion, LeadValues } from '@showroom/contracts/entities/lead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import type { FormFileRow } from '../../database/schema/forms';
import { type LeadRow, leads } from '../../database/schema/leads';
import { retailers } from '../../database/schema/retailers';
import { storable } from '../../database/storable';
import { giveFiles, waitingFiles } from '../forms/files/file-store';
import { filledInVersion, type StoredForm } from '../forms/form-store';
import type { Caller } from '../kernel/api';
import { findByKey, type KeyUse, storeKey } from '../kernel/idempotency';
import { type Limit, withinLimit } from '../kernel/rate-limit';
import { Refusal } from '../kernel/refusal';
import { type CheckedSubmission, checkSubmission, storableValues } from './check-submission';
import { addIntegrations } from './delivery/outbox';
import { announceMails, tellsAnybody } from './mails/notify';
import type { PersonCheck } from './recaptcha';
import type { Leads } from './services';
import { leadFingerprint, repetition, suspicionOf } from './suspicion';

const HOUR = 3600;

interface Submitted {
  readonly form: StoredForm;
  readonly submission: LeadSubmission;
  /** What the site adds to what was filled in. */
  readonly added?: LeadValues;
}

/** What is stored, apart from whether it is suspicious. */
interface NewLead extends Submitted {
  readonly version: number;
  readonly checked: CheckedSubmission;
  readonly visitor: string;
  /** What the visitor brought, and has not sent yet. */
  readonly files: readonly FormFileRow[];
}

/** Keeps a lead and writes its outbox in one transaction; nobody waits for another system. */
export async function submitLead(
  services: Leads,
  checkPerson: PersonCheck,
  caller: Caller,
  submitted: Submitted,
): Promise<LeadRow> {
  const { form, submission } = submitted;
  const { db } = services.database;
  const { idempotency_key: key, 'g-recaptcha-response': response, ...asked } = submission;
  const visitor = caller.visitorId ?? '';
  const use = key === undefined ? undefined : { caller: visitor, call: `leads/${form.id}`, key, asked };
  const before = await knownLead(db, use);
  if (before) return before;
  const { version, definition } = await filledInVersion(db, form, submission.form_version);
  const asks = (kind: FieldKind) => definition.fields.some((field) => field.kind === kind);
  const files = asks('file') ? await waitingFiles(db, form.id, visitor) : [];
  const checked = checkSubmission(definition.fields, submission, {
    market: form.market,
    retailers: asks('retailer') ? await retailersOf(db, form.market) : [],
    file: (id, field) => files.some((one) => one.id === id && one.field === field),
  });
  if (checked.issues.length > 0) throw new Refusal(422, 'Some fields need another look.', checked.issues);
  const score = await checkPerson(response);
  if (!(await withinLimit(db, services.limitSecret, limitsOf(caller, form)))) {
    throw new ShowroomError('lead.too-many', { status: 429 });
  }
  return db.transaction(async (transaction) => {
    // Of two requests of a visitor the second one waits, and finds what the first one made.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead:${visitor}`}, 0))`);
    const meanwhile = await knownLead(transaction, use);
    if (meanwhile) return meanwhile;
    const lead = await storeLead(transaction, { ...submitted, version, checked, visitor, files }, score);
    if (lead.suspicion === null) {
      await addIntegrations(transaction, lead.id, form.systems);
      if (tellsAnybody(definition)) await announceMails(transaction, lead.id);
    }
    if (use) await storeKey(transaction, use, lead.id);
    return lead;
  });
}

async function retailersOf(db: Db, market: MarketCode): Promise<string[]> {
  const ofMarket = eq(retailers.listing, MARKETS[market].listing);
  const rows = await db.select({ id: retailers.id }).from(retailers).where(ofMarket);
  return rows.map(({ id }) => id);
}

async function storeLead(
  transaction: Transaction,
  { form, submission, added = {}, version, checked, visitor, files }: NewLead,
  score: LeadSuspicion | undefined,
): Promise<LeadRow> {
  const sent = files.filter(({ id, field }) => checked.values[field] === id);
  // People read the file's name; its field leads to the file.
  const values = { ...checked.values, ...Object.fromEntries(sent.map(({ field, name }) => [field, name])) };
  const fingerprint = leadFingerprint(form.id, values);
  const [lead] = await transaction
    .insert(leads)
    .values({
      form_id: form.id,
      form_version: version,
      suspicion: suspicionOf(submission) ?? score ?? repetition(visitor, fingerprint),
      fingerprint,
      market: form.market,
      locale: submission.locale ?? MARKETS[form.market].locales[0],
      values,
      hidden_fields: { ...checked.hidden_fields, ...storableValues(added) },
      source_url: storable(submission.source_url ?? ''),
      tracking: Object.fromEntries(
        Object.entries(submission.tracking ?? {}).map(([name, value]) => [name, storable(value)]),
      ),
      visitor,
    })
    .returning();
  if (!lead) throw new Error('A lead was not stored');
  const isGiven = await giveFiles(
    transaction,
    sent.map(({ id }) => id),
    lead.id,
  );
  if (!isGiven) throw new Refusal(409, 'A file was sent with another request. Please bring it again.');
  return lead;
}

async function knownLead(db: Db, use: KeyUse | undefined): Promise<LeadRow | undefined> {
  const id = use && (await findByKey(db, use));
  if (id === undefined) return undefined;
  const [lead] = await db.select().from(leads).where(eq(leads.id, id));
  if (!lead) throw new ShowroomError('lead.not-found', { status: 404 });
  return lead;
}

function limitsOf({ visitorId, network }: Caller, { id }: StoredForm): Limit[] {
  const visitor: Limit = { name: 'lead-visitor', subject: visitorId ?? '', most: 30, seconds: HOUR };
  if (network === undefined) return [visitor];
  return [
    visitor,
    { name: 'lead-network', subject: network, most: 100, seconds: HOUR },
    { name: 'lead-form', subject: `${network} ${id}`, most: 50, seconds: HOUR },
  ];
}
