import { formDefinition } from '@showroom/contracts/entities/form';
import { formInLanguage } from '@showroom/contracts/forms/form-in-language';
import { MARKETS } from '@showroom/contracts/markets';
import { eq, sql } from 'drizzle-orm';
import { addMissingForms } from '../demo/content/form-rows';
import { formOf } from '../demo/content/forms';
import type { Database } from './database';
import { migrate } from './migrate';
import { rollBack } from './roll-back.testing';
import { forms, formVersions } from './schema/forms';
import { leads } from './schema/leads';
import { testDatabase } from './testing';

/** The migration that gives forms versions. */
const OWN = 39;

let database: Database;

/** Forms as the version before stored them: one language, labels and choices as texts. */
const OLD = [
  {
    id: 'test_drive-ae-ar',
    market: 'ae',
    type: 'test_drive',
    name: 'احجز تجربة قيادة',
    locale: 'ar-AE',
    integrations: ['crm'],
    fields: [
      { name: 'first_name', label: 'الاسم الأول', kind: 'text', is_required: true, max: 80 },
      { name: 'email', label: 'البريد الإلكتروني', kind: 'email', is_required: true, max: 254 },
      {
        name: 'preferred_time',
        label: 'الوقت المفضل',
        kind: 'choice',
        is_required: false,
        max: 40,
        options: ['صباحاً', 'بعد الظهر', 'مساءً'],
      },
      { name: 'consent', label: 'يمكنكم التواصل معي', kind: 'consent', is_required: true, max: 5 },
    ],
  },
  { id: 'empty-jp', market: 'jp', type: 'contact', name: '空', locale: 'ja-JP', integrations: [], fields: [] },
] as const;

async function addOld(form: Omit<(typeof OLD)[number], 'id'> & { readonly id: string }): Promise<void> {
  const { id, market, type, name, locale, fields, integrations } = form;
  await database.rows(sql`insert into forms (id, market, type, name, locale, fields, integrations)
    values (${id}, ${market}, ${type}, ${name}, ${locale}, ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(integrations)}::jsonb)`);
}

beforeAll(async () => {
  database = await testDatabase();
  await rollBack(database, OWN);
  for (const form of OLD) await addOld(form);
  await database.rows(sql`insert into leads (form_id, market, locale, "values")
    values ('test_drive-ae-ar', 'ae', 'ar-AE', '{"first_name": "Jane"}')`);
  await migrate(database);
});
afterAll(() => database.close());

async function stored(id: string) {
  const [form] = await database.db.select().from(forms).where(eq(forms.id, id));
  const versions = await database.db.select().from(formVersions).where(eq(formVersions.form_id, id));
  return { form, versions };
}

test('a form of before is its first version, and asks in its language what it asked', async () => {
  const { form, versions } = await stored('test_drive-ae-ar');
  expect(form).toMatchObject({ revision: 1, systems: [{ kind: 'crm' }] });
  expect(versions).toMatchObject([{ version: 1 }]);
  const definition = formDefinition.parse(versions[0]?.definition);
  const shown = formInLanguage(definition, 'ar-AE', MARKETS.ae.locales);
  expect(shown.title).toBe('احجز تجربة قيادة');
  expect(shown.fields).toEqual([
    { name: 'first_name', label: 'الاسم الأول', kind: 'text', is_required: true, max: 80, width: 'full', step: 0 },
    { name: 'email', label: 'البريد الإلكتروني', kind: 'email', is_required: true, max: 254, width: 'full', step: 0 },
    {
      ...{ name: 'preferred_time', label: 'الوقت المفضل', kind: 'choice', is_required: false, width: 'full', step: 0 },
      options: ['صباحاً', 'بعد الظهر', 'مساءً'].map((text) => ({ value: text, label: text })),
    },
    { name: 'consent', label: 'يمكنكم التواصل معي', kind: 'consent', is_required: true, width: 'full', step: 0 },
  ]);
});

test('a form that sent its leads nowhere, and asks nothing, stays so', async () => {
  const { form, versions } = await stored('empty-jp');
  expect(form?.systems).toEqual([]);
  expect(formDefinition.parse(versions[0]?.definition).fields).toEqual([]);
});

test('leads of before are of the first version, and wait for nobody', async () => {
  const [lead] = await database.db.select().from(leads);
  expect(lead).toMatchObject({ form_version: 1, suspicion: null, values: { first_name: 'Jane' } });
});

test('what the version before reads of a form stays as it was, and what it adds meanwhile gets a version', async () => {
  const [old] = await database.rows(sql`select fields, integrations from forms where id = 'test_drive-ae-ar'`);
  expect(old).toEqual({ fields: OLD[0].fields, integrations: OLD[0].integrations });
  const own = formOf('offers', MARKETS.au);
  await addOld({ ...OLD[1], id: own.id, market: 'jp' });
  expect(await addMissingForms(database.db, [own])).toBe(1);
  expect(await stored(own.id)).toMatchObject({ form: { revision: 1 }, versions: [{ version: 1 }] });
  expect(await addMissingForms(database.db, [own])).toBe(0);
});
