import { getForm } from '@showroom/contracts/calls/forms';
import { getDynamicContent } from '@showroom/contracts/calls/showroom';
import { listRetailers } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import { MARKETS } from '@showroom/contracts/markets';
import { answerTo, fakeClient, testPlatform } from '../testing/testing';
import { exampleField, exampleForm } from './form-examples';
import { loadForm } from './load-form';

const { listing } = MARKETS.international;
const retailer = {
  ...{ name: 'Showroom Brussels', address: '', city: 'Brussels', zipcode: '', state: '', country: 'BE', phone: '' },
  ...{ email: '', dealer_code: '', ci_code: '', brands: [], latitude: 0, longitude: 0, opening_hours: [] },
  ...{ display_name_jag: null, display_name_lr: null },
};

test('fields that ask for a retailer or a model offer those of the market', async () => {
  const uuid = Object.entries(LISTING_UUIDS).find(([, name]) => name === listing)?.[0] ?? '';
  const fields = [exampleField('retailer', { kind: 'retailer' }), exampleField('model', { kind: 'model' })];
  const client = fakeClient(
    answerTo(getForm, { data: exampleForm({ fields }) }),
    answerTo(listRetailers, { data: [{ type: 'retailer', id: 'r1', attributes: retailer }], meta: { total: 1 } }),
    answerTo(getDynamicContent, { [uuid]: ['Defender 110'] }),
  );
  const form = await loadForm(testPlatform({ client }), 'contact-international');
  expect(form?.attributes.fields.map(({ options }) => options)).toEqual([
    [{ value: 'r1', label: 'Showroom Brussels, Brussels' }],
    [{ value: 'Defender 110', label: 'Defender 110' }],
  ]);
});

test('a form that asks for neither asks for neither', async () => {
  const client = fakeClient(answerTo(getForm, { data: exampleForm() }));
  expect(await loadForm(testPlatform({ client }), 'contact-international')).toBeDefined();
  expect(client.sends).toHaveLength(1);
});

test('a form of another market, or none, is undefined; an API that is away is not', async () => {
  const of = (answer: Parameters<typeof answerTo<typeof getForm>>[1]) =>
    loadForm(testPlatform({ client: fakeClient(answerTo(getForm, answer)) }), 'x');
  expect(await of({ data: exampleForm({ market: 'ae' }) })).toBeUndefined();
  expect(await of(new ShowroomError('page.not-found', { status: 404 }))).toBeUndefined();
  await expect(of(new ShowroomError('api.unreachable', { status: 503 }))).rejects.toThrow();
});
