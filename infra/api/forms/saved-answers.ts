import { createHash, randomBytes } from 'node:crypto';
import { dropSavedAnswers, getSavedAnswers, saveAnswers } from '@showroom/contracts/calls/forms';
import type { FormDefinition } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { iso, query, queryOne, run } from '../../database/sql';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { type Limit, withinLimit } from '../kernel/rate-limit';
import { Refusal } from '../kernel/refusal';
import { openForm, type StoredForm } from './form-store';

const LAST_DAYS = 30;
const HOUR = 3600;
/** Of all answers together, as JSON. */
const MOST_CHARACTERS = 32_000;
/** Kinds whose values nobody typed, or that lie elsewhere. */
const UNSAVED: ReadonlySet<string> = new Set(['file', 'hidden', 'computed']);

/** The database knows no token: whoever reads it opens nothing. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const notSaved = () => new Refusal(404, 'Nothing is saved there any more.');

/** What a form asks a person for; they are not held against its rules before they are sent. */
function savable({ fields }: FormDefinition, values: LeadValues): LeadValues {
  const asked = fields.filter(({ name, kind }) => values[name] !== undefined && !UNSAVED.has(kind));
  const saved = Object.fromEntries(asked.map(({ name }) => [name, values[name] ?? '']));
  if (JSON.stringify(saved).length > MOST_CHARACTERS) throw new Refusal(413, 'This is too much to be saved.');
  return saved;
}

function limitsOf({ visitorId = '', network }: Caller): Limit[] {
  const visitor = { name: 'saved-answers-visitor', subject: visitorId, most: 20, seconds: HOUR };
  if (network === undefined) return [visitor];
  return [visitor, { name: 'saved-answers-network', subject: network, most: 100, seconds: HOUR }];
}

const stored = z.object({ expires_at: z.string() });
const found = z.object({ values: z.record(z.string(), z.any()), expires_at: z.string() });

/** Not longer than leads of the form would stay. */
const expiry = ({ id }: StoredForm) => sql`(select now() + make_interval(days => least(${LAST_DAYS}::int,
  coalesce(f.retention_days, case s.key when 'retention_days' then s.value::int end)))
  from forms f left join forms_settings s on s.market = f.market and s.key = 'retention_days' where f.id = ${id})`;

/** Stores answers under a token: that which they had, as long as it is one of this form. */
async function store(db: Db, form: StoredForm, values: LeadValues, given: string | undefined) {
  const json = JSON.stringify(values);
  const [again] =
    given === undefined
      ? []
      : await query(
          db,
          stored,
          sql`update form_saved_answers set values = ${json}::jsonb, saved_at = now(), expires_at = ${expiry(form)}
            where key = ${keyOf(given)} and form_id = ${form.id} and expires_at > now()
            returning ${iso(sql`expires_at`)} as expires_at`,
        );
  if (given !== undefined && again) return { token: given, expires_at: again.expires_at };
  const token = randomBytes(24).toString('base64url');
  const { expires_at } = await queryOne(
    db,
    stored,
    sql`insert into form_saved_answers (key, form_id, values, expires_at)
      values (${keyOf(token)}, ${form.id}, ${json}::jsonb, ${expiry(form)})
      returning ${iso(sql`expires_at`)} as expires_at`,
  );
  return { token, expires_at };
}

/** Serves what visitors save of a form that they have not sent, for whoever has the token. */
export function serveSavedAnswers(api: Api, { config, database: { db } }: Pick<Context, 'config' | 'database'>): void {
  implement(api, saveAnswers, async ({ params, body: { values, token }, caller }) => {
    const form = await openForm(db, params.id);
    if (!form.definition.is_resumable) throw new Refusal(409, 'Answers to this form cannot be saved.');
    const saved = savable(form.definition, values);
    if (!(await withinLimit(db, config.VISITOR_SECRET, limitsOf(caller)))) {
      throw new ShowroomError('lead.too-many', { status: 429 });
    }
    return store(db, form, saved, token);
  });

  implement(api, getSavedAnswers, async ({ params: { id, token } }) => {
    const form = await openForm(db, id);
    const [row] = await query(
      db,
      found,
      sql`select values, ${iso(sql`expires_at`)} as expires_at from form_saved_answers
        where key = ${keyOf(token)} and form_id = ${form.id} and expires_at > now()`,
    );
    if (!row) throw notSaved();
    return row;
  });

  implement(api, dropSavedAnswers, async ({ params: { id, token } }) => {
    await run(db, sql`delete from form_saved_answers where key = ${keyOf(token)} and form_id = ${id}`);
    return undefined;
  });
}

/** Deletes what nobody came back for. */
export async function removeOldAnswers(db: Db): Promise<void> {
  await run(db, sql`delete from form_saved_answers where expires_at <= now()`);
}
