import type { FormDefinition, FormIntegration, FormType } from '@showroom/contracts/entities/form';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import {
  type FormDraftRow,
  type FormRow,
  formDrafts,
  formSavedAnswers,
  forms,
  formVersions,
} from '../../database/schema/forms';
import { addMissingForms } from '../../demo/content/form-rows';
import { formOf } from '../../demo/content/forms';
import type { Caller } from '../kernel/api';
import { Refusal } from '../kernel/refusal';
import { together } from '../kernel/together';
import { literally, logChange } from '../pages/content-log';

/** A form as it is now, with what its newest version says. */
export interface StoredForm extends FormRow {
  readonly definition: FormDefinition;
}

/** Requests that are answered by one question at most. */
const AT_ONCE = 200;

/** Says that a form is not there, or not for whoever asks. */
export const formNotFound = () => new Refusal(404, 'There is no such form.');

const storedForms = (db: Db) =>
  db
    .select({ form: forms, definition: formVersions.definition })
    .from(forms)
    .innerJoin(formVersions, and(eq(formVersions.form_id, forms.id), eq(formVersions.version, forms.revision)));

async function findForm(db: Db, where: SQL | undefined): Promise<StoredForm> {
  const [found] = await storedForms(db).where(where);
  if (!found) throw formNotFound();
  return { ...found.form, definition: found.definition };
}

/** A form that takes leads. */
export function openForm(db: Db, id: string): Promise<StoredForm> {
  return findForm(db, and(eq(forms.id, id), isNull(forms.removed_at)));
}

/** As `openForm`, for many who ask at the same time: each form is read once for all of them. */
export function openForms(db: Db): (id: string) => Promise<StoredForm> {
  const find = together(
    async (ids: readonly string[]) => {
      const found = await storedForms(db).where(and(inArray(forms.id, [...new Set(ids)]), isNull(forms.removed_at)));
      const byId = new Map(found.map(({ form, definition }) => [form.id, { ...form, definition }]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { most: AT_ONCE },
  );
  return async (id) => {
    const form = await find(id);
    if (!form) throw formNotFound();
    return form;
  };
}

/** A form for those who work with its leads: these stay after it was removed. */
export function anyForm(db: Db, id: string): Promise<StoredForm> {
  return findForm(db, eq(forms.id, id));
}

/** As `anyForm`; for the people of other markets there is none. */
export async function ownForm(db: Db, id: string, caller: Caller): Promise<StoredForm> {
  const form = await anyForm(db, id);
  if (!caller.markets.has(form.market)) throw formNotFound();
  return form;
}

/** As `ownForm`, as long as nobody removed it. */
export async function ownOpenForm(db: Db, id: string, caller: Caller): Promise<StoredForm> {
  const form = await ownForm(db, id, caller);
  if (form.removed_at !== null) throw formNotFound();
  return form;
}

/** The form that the site itself fills in; a market that has none yet gets it. */
export async function marketForm(db: Db, type: FormType, market: MarketCode): Promise<StoredForm> {
  const own = formOf(type, MARKETS[market]);
  const [found] = await storedForms(db).where(eq(forms.id, own.id));
  if (found) return { ...found.form, definition: found.definition };
  await addMissingForms(db, [own]);
  return anyForm(db, own.id);
}

/** The version that somebody filled in, or the present one where there is no such version. */
export async function filledInVersion(
  db: Db,
  { id, revision, definition }: StoredForm,
  named: number | undefined,
): Promise<{ readonly version: number; readonly definition: FormDefinition }> {
  if (named === undefined || named === revision) return { version: revision, definition };
  const [old] = await db
    .select({ definition: formVersions.definition })
    .from(formVersions)
    .where(and(eq(formVersions.form_id, id), eq(formVersions.version, named)));
  return old ? { version: named, definition: old.definition } : { version: revision, definition };
}

const counts = {
  leads: sql<number>`(select count(*)::int from leads where form_id = forms.id)`,
  dead: sql<number>`(select count(*)::int from lead_integrations i join leads l on l.id = i.lead_id
    where l.form_id = forms.id and i.status = 'dead')`,
  has_draft: sql<boolean>`exists (select from form_drafts d where d.form_id = forms.id and d.definition is not null)`,
};

/** How many leads a form brought, how many of them no system took, and whether it has a draft. */
export interface LeadCounts {
  readonly leads: number;
  readonly dead: number;
  readonly has_draft: boolean;
}

export async function countsOf(db: Db, id: string): Promise<LeadCounts> {
  const [found] = await db.select(counts).from(forms).where(eq(forms.id, id));
  return found ?? { leads: 0, dead: 0, has_draft: false };
}

interface Searched {
  readonly markets: readonly MarketCode[];
  readonly q: string;
  readonly page: number;
  readonly items: number;
}

/** A page of the forms of these markets. */
export async function searchForms(db: Db, { markets, q, page, items }: Searched) {
  const like = `%${literally(q)}%`;
  const where = and(
    inArray(forms.market, [...markets]),
    isNull(forms.removed_at),
    q === '' ? undefined : or(ilike(forms.id, like), ilike(forms.name, like)),
  );
  const rows = await db
    .select({ form: forms, definition: formVersions.definition, ...counts })
    .from(forms)
    .innerJoin(formVersions, and(eq(formVersions.form_id, forms.id), eq(formVersions.version, forms.revision)))
    .where(where)
    .orderBy(asc(forms.market), asc(forms.id))
    .limit(items)
    .offset((page - 1) * items);
  const found = rows.map(({ form, definition, ...own }) => ({ form: { ...form, definition }, ...own }));
  return { total: await db.$count(forms, where), found };
}

interface NewForm {
  readonly id: string;
  readonly market: MarketCode;
  readonly definition: FormDefinition;
  readonly who: string;
  /** Default: the CRM alone. */
  readonly systems?: readonly FormIntegration[];
}

/** Adds a form; undefined where another one, perhaps a removed one, has its id. */
export async function addForm(db: Db, { definition, who, ...form }: NewForm): Promise<StoredForm | undefined> {
  const { type, name } = definition;
  const [locale] = MARKETS[form.market].locales;
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(forms)
      .values({ ...form, type, name, locale, revision: 1, author: who })
      .onConflictDoNothing()
      .returning();
    if (!row) return undefined;
    await transaction.insert(formVersions).values({ form_id: row.id, version: 1, definition, author: who });
    await logChange(transaction, { who, market: row.market, action: 'form.create', path: row.id, to: 1 });
    return { ...row, definition };
  });
}

/** A change of a form, from the revision that somebody has seen. */
export interface FormChange {
  readonly form: StoredForm;
  readonly revision: number;
  readonly who: string;
}

/** What stands beside a form; undefined before the first draft. */
export async function draftOf(db: Db, id: string): Promise<FormDraftRow | undefined> {
  const [row] = await db.select().from(formDrafts).where(eq(formDrafts.form_id, id));
  return row;
}

/** The revision of a form's draft, while nobody else changes the form or its draft. */
async function lockedDraftRevision(transaction: Transaction, id: string): Promise<number> {
  await transaction.select({ id: forms.id }).from(forms).where(eq(forms.id, id)).for('update');
  const [row] = await transaction
    .select({ revision: formDrafts.revision })
    .from(formDrafts)
    .where(eq(formDrafts.form_id, id));
  return row?.revision ?? 0;
}

interface NewDraft {
  readonly base: number;
  readonly definition: Record<string, unknown> | null;
}

/**
 * Stores a draft, or ends it; `revision` is that of the draft. False when somebody else was first.
 */
export async function saveDraft(
  db: Db,
  { form, revision, who }: FormChange,
  { base, definition }: NewDraft,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if ((await lockedDraftRevision(transaction, form.id)) !== revision) return false;
    const row = { base, definition, revision: revision + 1, author: who, saved_at: sql`now()` };
    await transaction
      .insert(formDrafts)
      .values({ form_id: form.id, ...row })
      .onConflictDoUpdate({ target: formDrafts.form_id, set: row });
    if (definition === null) {
      await logChange(transaction, { who, market: form.market, action: 'form.discard', path: form.id });
    }
    return true;
  });
}

/** Makes a new version, and ends the draft that was seen; undefined if somebody was first. */
export async function saveForm(
  db: Db,
  { form, revision, who }: FormChange,
  definition: FormDefinition,
  draftRevision?: number,
): Promise<StoredForm | undefined> {
  const { type, name } = definition;
  const version = revision + 1;
  return db.transaction(async (transaction) => {
    if (draftRevision !== undefined && (await lockedDraftRevision(transaction, form.id)) !== draftRevision) {
      return undefined;
    }
    const [row] = await transaction
      .update(forms)
      .set({ type, name, revision: version, author: who, saved_at: sql`now()` })
      .where(unchanged(form.id, revision))
      .returning();
    if (!row) return undefined;
    await transaction.insert(formVersions).values({ form_id: row.id, version, definition, author: who });
    if (draftRevision !== undefined) {
      await transaction
        .update(formDrafts)
        .set({ definition: null, revision: draftRevision + 1, author: who, saved_at: sql`now()` })
        .where(eq(formDrafts.form_id, form.id));
    }
    const line = { who, market: row.market, path: row.id, from: revision, to: version };
    await logChange(transaction, { ...line, action: 'form.save' });
    return { ...row, definition };
  });
}

/** Takes a form from visitors; false when somebody else was first. */
export async function removeForm(
  db: Db,
  { form, revision, who }: FormChange,
  check: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const removed = await transaction
      .update(forms)
      .set({ removed_at: sql`now()`, author: who })
      .where(unchanged(form.id, revision))
      .returning({ id: forms.id });
    if (removed.length === 0) return false;
    await check(transaction);
    await transaction.delete(formSavedAnswers).where(eq(formSavedAnswers.form_id, form.id));
    await logChange(transaction, { who, market: form.market, action: 'form.delete', path: form.id, from: revision });
    return true;
  });
}

const unchanged = (id: string, revision: number) =>
  and(eq(forms.id, id), eq(forms.revision, revision), isNull(forms.removed_at));

/** Says how long leads are retained; null for as long as the market says. */
export async function saveRetention(
  db: Db,
  { form, who }: Pick<FormChange, 'form' | 'who'>,
  days: number | null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.update(forms).set({ retention_days: days }).where(eq(forms.id, form.id));
    await logChange(transaction, { who, market: form.market, action: 'form.retention', path: form.id });
  });
}

/** Says where leads go from now on; without a secret the webhook keeps the one that it has. */
export async function saveSystems(
  db: Db,
  { form, who }: Pick<FormChange, 'form' | 'who'>,
  systems: readonly FormIntegration[],
  secret: string | undefined,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .update(forms)
      .set({ systems, ...(secret !== undefined && { webhook_secret: secret }) })
      .where(eq(forms.id, form.id));
    await logChange(transaction, { who, market: form.market, action: 'form.integrations', path: form.id });
  });
}
