import { fakeClient, testPlatform } from '@showroom/shared-ui/testing';
import { exampleModels, modelAnswers } from './example-models';
import { loadModels } from './load-models';

const { signal } = new AbortController();
const [defender] = exampleModels;

function asking(locale = 'en-GB') {
  const client = fakeClient(...modelAnswers);
  return { client, platform: testPlatform({ client, locale }), signal };
}

beforeEach(() => sessionStorage.clear());

test('a model is asked once in a visit, and stored under `models`', async () => {
  const first = asking();
  const [model] = await loadModels(first, ['defender-110', 'defender-110']);
  expect(model?.name).toBe('Defender 110');
  expect(first.client.sends).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem('models') ?? '')).toEqual({ 'international defender-110': defender });
  const second = asking();
  expect(await loadModels(second, ['defender-110'])).toEqual([model]);
  expect(second.client.sends).toHaveLength(0);
});

test('what somebody else put there is asked anew', async () => {
  sessionStorage.setItem('models', '{"international defender-110": {"id": 7}}');
  const own = asking();
  expect(await loadModels(own, ['defender-110'])).toHaveLength(1);
  expect(own.client.sends).toHaveLength(1);
});

test('a model that the market does not have, and what is no key, are left out', async () => {
  const own = asking();
  const models = await loadModels(own, ['defender-120', '', '../settings', 'defender-110']);
  expect(models.map(({ key }) => key)).toEqual(['defender-110']);
  expect(own.client.sends.map(({ input }) => input.params)).toEqual([
    { model: 'defender-120' },
    { model: 'defender-110' },
  ]);
});

test('names, values and units are those of the page’s language', async () => {
  const [model] = await loadModels(asking('fr-FR'), ['defender-110']);
  const diesel = model?.engines.find(({ key }) => key === 'd300');
  expect(diesel?.tables).toEqual([
    {
      title: 'Moteur et transmission',
      rows: [
        { name: 'Énergie', value: 'Diesel, Hybride léger' },
        { key: 'power', value: 221, unit: 'kW' },
        { key: 'displacement', value: 3, unit: 'l' },
        { name: 'Roues motrices', value: expect.any(String) },
        { name: 'Boîte de vitesses', value: 'Automatique' },
      ],
    },
    {
      title: 'Carrosserie et places',
      rows: [
        { name: 'Carrosserie', value: 'SUV' },
        { name: 'Portes', value: '5' },
        { key: 'seats', value: '5, 6, 7' },
      ],
    },
  ]);
});
