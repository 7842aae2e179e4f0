import { countFormStep, getFormStatistics } from '@showroom/contracts/calls/forms';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { query, run } from '../../database/sql';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { openForm, ownForm } from './form-store';

const DAYS = 30;

const counted = z.object({
  kind: z.enum(['seen', 'begun', 'left', 'saved', 'sent']),
  field: z.string(),
  count: z.coerce.number(),
});

/** Serves how far visitors come with a form: numbers by day, of whom nothing is kept. */
export function serveStatistics(api: Api, db: Db): void {
  implement(api, countFormStep, async ({ params, body: { kind, field } }) => {
    const form = await openForm(db, params.id);
    const isField = form.definition.fields.some(({ name }) => name === field);
    if (kind === 'left' ? !isField : field !== '') {
      throw new Refusal(422, 'This cannot be counted.', [{ path: 'field', message: 'is no field that can be left' }]);
    }
    const { timeZone } = MARKETS[form.market];
    await run(
      db,
      sql`insert into form_steps as known (form_id, day, kind, field, count)
        values (${form.id}, (now() at time zone ${timeZone})::date, ${kind}, ${field}, 1)
        on conflict (form_id, day, kind, field) do update set count = known.count + 1`,
    );
    return undefined;
  });

  implement(api, getFormStatistics, async ({ params, query: { days = DAYS }, caller }) => {
    const form = await ownForm(db, params.id, caller);
    const { timeZone } = MARKETS[form.market];
    const first = sql`(now() at time zone ${timeZone})::date - ${days - 1}::int`;
    const data = await query(
      db,
      counted,
      sql`select kind, field, sum(count) as count from form_steps
          where form_id = ${form.id} and day >= ${first} group by kind, field
        union all
        select 'saved', '', count(*) from form_saved_answers
          where form_id = ${form.id} and saved_at >= (${first})::timestamp at time zone ${timeZone} having count(*) > 0
        union all
        select 'sent', '', count(*) from leads
          where form_id = ${form.id} and created_at >= (${first})::timestamp at time zone ${timeZone}
        order by kind, field`,
    );
    return { data };
  });
}
