import { randomUUID } from 'node:crypto';
import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { LeadSuspicion, LeadValues } from '@showroom/contracts/entities/lead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS } from '@showroom/contracts/markets';
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Executor, Transaction } from '../../database/database';
import type { FormFileRow } from '../../database/schema/forms';
import { type LeadRow, leads } from '../../database/schema/leads';
import { query } from '../../database/sql';
import { storable } from '../../database/storable';
import { outageOf } from '../../outage';
import { giveFiles } from '../forms/files/file-store';
import type { StoredForm } from '../forms/form-store';
import { findByKeys, type KeyUse, storeKeys } from '../kernel/idempotency';
import { Refusal } from '../kernel/refusal';
import { together } from '../kernel/together';
import { type CheckedSubmission, storableValues } from './check-submission';
import { addIntegrations } from './delivery/outbox';
import { announceMails } from './mails/announce-mails';
import { leadFingerprint, repetition, suspicionOf } from './suspicion';

/** Leads of one transaction at most. */
const MOST = 100;

/** What a visitor is answered with. */
export type LeftLead = Pick<LeadRow, 'id' | 'created_at'>;

/** A lead that was checked and may be stored. */
export interface NewLead {
  readonly form: StoredForm;
  readonly version: number;
  readonly submission: LeadSubmission;
  readonly checked: CheckedSubmission;
  /** What the site adds to what was filled in. */
  readonly added: LeadValues;
  readonly visitor: string;
  /** What the visitor brought, and has not sent yet. */
  readonly files: readonly FormFileRow[];
  /** What a robot check said. */
  readonly score: LeadSuspicion | undefined;
  /** Whether anybody is written to because of it. */
  readonly hasMails: boolean;
  readonly use: KeyUse | undefined;
}

/**
 * Stores leads with their outbox, those that come at the same time in one transaction: each is
 * answered after its commit. One that cannot be stored takes no other one along.
 */
export function leadStore(db: Db): (lead: NewLead) => Promise<LeftLead> {
  return together((all: readonly NewLead[]) => storeLeads(db, all), {
    most: MOST,
    // The second one of a visitor finds what the first one made.
    apart: ({ visitor }) => visitor,
    // An outage meets everyone, and may have come after the commit.
    triedAlone: (error) => outageOf(error) === undefined,
  });
}

/** What these keys made before, as they are asked for at the same time. */
export function leadsByKey(db: Db): (use: KeyUse) => Promise<LeftLead | null> {
  return together((uses: readonly KeyUse[]) => knownLeads(db, uses), { most: MOST, triedAlone: () => true });
}

async function storeLeads(db: Db, all: readonly NewLead[]): Promise<readonly LeftLead[]> {
  return db.transaction(async (transaction) => {
    await lockVisitors(transaction, all);
    const known = await knownLeads(
      transaction,
      all.map(({ use }) => use),
    );
    const fresh = all.flatMap((lead, index) => (known[index] ? [] : [{ ...lead, id: randomUUID(), index }]));
    const made = await insertLeads(transaction, fresh);
    const clear = fresh.filter(({ id }) => made.get(id)?.suspicion === null);
    await addIntegrations(
      transaction,
      clear.map(({ id, form }) => ({ leadId: id, systems: form.systems })),
    );
    await announceMails(
      transaction,
      clear.flatMap(({ id, hasMails }) => (hasMails ? [id] : [])),
    );
    await storeKeys(
      transaction,
      fresh.flatMap(({ id, use }) => (use ? [{ use, resource: id }] : [])),
    );
    const byIndex = new Map(fresh.map(({ id, index }) => [index, made.get(id)]));
    return all.map((_, index) => {
      const lead = known[index] ?? byIndex.get(index);
      if (!lead) throw new Error('A lead was not stored');
      return lead;
    });
  });
}

/**
 * Of two requests of a visitor the second one waits, and finds what the first one made; in one
 * order, so that two processes never wait for each other.
 */
async function lockVisitors(transaction: Executor, all: readonly NewLead[]): Promise<void> {
  const visitors = JSON.stringify(all.map(({ visitor }) => visitor));
  await transaction.execute(sql`select pg_advisory_xact_lock(hash) from (
    select distinct hashtextextended('lead:' || visitor, 0) as hash
    from jsonb_array_elements_text(${visitors}::jsonb) as visitor order by 1) as locks`);
}

async function knownLeads(db: Db, uses: readonly (KeyUse | undefined)[]): Promise<(LeftLead | null)[]> {
  const asked = uses.flatMap((use) => (use ? [use] : []));
  const found = asked.length > 0 ? await findByKeys(db, asked) : [];
  const ids = found.flatMap((id) => (id === null ? [] : [id]));
  const own = { id: leads.id, created_at: leads.created_at };
  const rows = ids.length > 0 ? await db.select(own).from(leads).where(inArray(leads.id, ids)) : [];
  let next = 0;
  return uses.map((use) => {
    const id = use && found[next++];
    if (!id) return null;
    const lead = rows.find((row) => row.id === id);
    if (!lead) throw new ShowroomError('lead.not-found', { status: 404 });
    return lead;
  });
}

const stored = z.object({ id: z.string(), created_at: z.string(), suspicion: z.string().nullable() });
type Stored = z.output<typeof stored>;

async function insertLeads(
  transaction: Transaction,
  fresh: readonly (NewLead & { readonly id: string })[],
): Promise<ReadonlyMap<string, Stored>> {
  if (fresh.length === 0) return new Map();
  const rows = await query(
    transaction,
    stored,
    sql`insert into leads (id, form_id, form_version, suspicion, fingerprint, market, locale, values, hidden_fields,
        source_url, tracking, visitor)
      select id, form_id, form_version, coalesce(suspicion, ${repetition(sql`asked`)}), fingerprint, market, locale,
        values, hidden_fields, source_url, tracking, visitor
      from jsonb_to_recordset(${JSON.stringify(fresh.map(rowOf))}::jsonb) as asked (id text, form_id text,
        form_version int, suspicion text, fingerprint text, market text, locale text, values jsonb,
        hidden_fields jsonb, source_url text, tracking jsonb, visitor text)
      returning id, created_at::text, suspicion`,
  );
  for (const lead of fresh) {
    const ids = filesOf(lead).map(({ id }) => id);
    if (await giveFiles(transaction, ids, lead.id)) continue;
    throw new Refusal(409, 'A file was sent with another request. Please bring it again.');
  }
  return new Map(rows.map((row) => [row.id, row]));
}

const filesOf = ({ files, checked }: NewLead) => files.filter(({ id, field }) => checked.values[field] === id);

function rowOf(lead: NewLead & { readonly id: string }) {
  const { id, form, version, submission, checked, added, visitor, score } = lead;
  // People read the file's name; its field leads to the file.
  const values = { ...checked.values, ...Object.fromEntries(filesOf(lead).map(({ field, name }) => [field, name])) };
  return {
    id,
    form_id: form.id,
    form_version: version,
    suspicion: suspicionOf(submission) ?? score ?? null,
    fingerprint: leadFingerprint(form.id, values),
    market: form.market,
    locale: submission.locale ?? MARKETS[form.market].locales[0],
    values,
    hidden_fields: { ...checked.hidden_fields, ...storableValues(added) },
    source_url: storable(submission.source_url ?? ''),
    tracking: Object.fromEntries(
      Object.entries(submission.tracking ?? {}).map(([name, value]) => [name, storable(value)]),
    ),
    visitor,
  };
}
