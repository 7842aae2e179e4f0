import { MARKETS } from '@showroom/contracts/markets';
import { formOf } from '../../demo/content/forms';
import { addForm, saveForm } from '../forms/form-store';
import { JANE, type Leading, startLeading } from './leads.testing';

jest.setTimeout(60_000);

let leading: Leading;

beforeAll(async () => {
  leading = await startLeading();
  const { db } = leading.database;
  const { definition } = formOf('contact', MARKETS.au);
  const form = await addForm(db, { id: 'changing', market: 'au', definition, who: 'me' });
  if (!form) throw new Error('No form was added');
  const city = { ...{ name: 'city', kind: 'text' as const, width: 'full' as const, step: 0 }, is_required: true };
  const fields = [
    ...definition.fields.filter(({ name }) => name !== 'message'),
    { ...city, label: { 'en-AU': 'City' } },
  ];
  await saveForm(db, { form, revision: 1, who: 'me' }, { ...definition, name: 'Changed', fields });
});
afterAll(() => leading.close());

const PERSON = { ...JANE, phone: '0412 345 678' };
const { message: _, ...WITHOUT_MESSAGE } = PERSON;
const send = (values: object, rest: object = {}) => leading.post('/forms/changing/leads', { values, ...rest });
const read = async (id: string) =>
  (await leading.as('lead_manager', 'GET', `/forms/changing/leads/${id}`)).json().data.attributes;

test('a page that was opened before a change sends what it showed, and the lead is read with that', async () => {
  const answer = await send(PERSON, { form_version: 1 });
  expect(answer.statusCode).toBe(201);
  const lead = await read(answer.json().data.id);
  expect(lead).toMatchObject({ form_version: 1, form: { name: 'Contact us' }, values: { message: JANE.message } });
});

test.each([[{}], [{ form_version: 2 }], [{ form_version: 99 }]])(
  '%j is held against the present version',
  async (rest) => {
    const refused = await send(PERSON, rest);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([
      { path: 'values.city', message: 'This field is required' },
      { path: 'values.message', message: 'is no field of this form' },
    ]);
    const city = `Perth ${JSON.stringify(rest)}`;
    const taken = await send({ ...WITHOUT_MESSAGE, city }, rest);
    expect(await read(taken.json().data.id)).toMatchObject({ form_version: 2, form: { name: 'Changed' } });
  },
);

test('the list of leads of several versions says each with its own', async () => {
  const { data } = (await leading.as('lead_manager', 'GET', '/forms/changing/leads?items=100')).json();
  const versions = data.map((one: { attributes: { form_version: number } }) => one.attributes.form_version);
  expect(new Set(versions)).toEqual(new Set([1, 2]));
});
