import type { CallOutput } from '@showroom/contracts/calls/call';
import type { listForms } from '@showroom/contracts/calls/leads';
import type { FormType } from '@showroom/contracts/entities/lead';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type FormRow, forms } from '../../database/schema/leads';
import { formOf } from '../../demo/content/forms';
import { Refusal } from '../kernel/refusal';

const notFound = () => new Refusal(404, 'There is no such form.');

/** A form that takes leads. */
export async function openForm(db: Db, id: string): Promise<FormRow> {
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.id, id), isNull(forms.removed_at)));
  if (!form) throw notFound();
  return form;
}

/** A form for those who work with its leads: these stay after it was removed. */
export async function anyForm(db: Db, id: string): Promise<FormRow> {
  const [form] = await db.select().from(forms).where(eq(forms.id, id));
  if (!form) throw notFound();
  return form;
}

/** The form that the site itself fills in; a market that has none yet gets it. */
export async function marketForm(db: Db, type: FormType, market: MarketCode): Promise<FormRow> {
  const definition = formOf(type, MARKETS[market]);
  await db.insert(forms).values(definition).onConflictDoNothing();
  return anyForm(db, definition.id);
}

const counts = {
  leads: sql<number>`(select count(*)::int from leads where form_id = forms.id)`,
  dead: sql<number>`(select count(*)::int from lead_integrations i join leads l on l.id = i.lead_id
    where l.form_id = forms.id and i.status = 'dead')`,
};

export async function formsOf(db: Db, markets: readonly MarketCode[]): Promise<CallOutput<typeof listForms>> {
  const rows = await db
    .select({ form: forms, ...counts })
    .from(forms)
    .where(and(inArray(forms.market, [...markets]), isNull(forms.removed_at)))
    .orderBy(asc(forms.market), asc(forms.id));
  return {
    data: rows.map(({ form: { id, name, type, market, locale, fields }, leads: total, dead }) => ({
      id,
      type: 'form' as const,
      attributes: { name, type, market, locale, fields: [...fields], leads: total, dead },
    })),
  };
}
