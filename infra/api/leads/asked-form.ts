import type { FormDefinition } from '@showroom/contracts/entities/form';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { formVersions } from '../../database/schema/forms';
import type { LeadRow } from '../../database/schema/leads';
import { retailers } from '../../database/schema/retailers';
import { anyForm, type StoredForm } from '../forms/form-store';
import { mailTexts } from '../mail/texts';
import { factsOf } from './shown-answers';

/** The form of a lead as it was filled in. */
export interface AskedForm {
  readonly form: StoredForm;
  /** What it said when it was filled in. */
  readonly asked: FormDefinition;
  /** Names of the market's retailers by their ids. */
  readonly retailers: ReadonlyMap<string, string>;
}

export async function askedFormOf(db: Db, lead: Pick<LeadRow, 'form_id' | 'form_version'>): Promise<AskedForm> {
  const form = await anyForm(db, lead.form_id);
  const [version] = await db
    .select({ definition: formVersions.definition })
    .from(formVersions)
    .where(and(eq(formVersions.form_id, form.id), eq(formVersions.version, lead.form_version)));
  return { form, asked: version?.definition ?? form.definition, retailers: await retailerNames(db, form) };
}

async function retailerNames(db: Db, { market }: StoredForm): Promise<ReadonlyMap<string, string>> {
  const { listing } = MARKETS[market];
  const rows = await db
    .select({ id: retailers.id, name: retailers.name })
    .from(retailers)
    .where(eq(retailers.listing, listing));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What was filled in, for the market's people, in its first language. */
export function factsForStaff({ form, asked, retailers }: AskedForm, lead: LeadRow): [label: string, answer: string][] {
  const { locales }: Market = MARKETS[form.market];
  const [locale] = locales;
  const values = { ...lead.values, ...lead.hidden_fields };
  return factsOf({ definition: asked, values, locale, locales, retailers, yes: mailTexts(locale).lead.yes });
}
