import { MODEL_FAMILIES, modelsNamed, normaliseModel } from './families';
import { brandOfPath, type ContentStrategy, contentStrategy, isContentShown, type StrategyData } from './strategies';

const NOTHING: StrategyData = { path: '/', externalModels: null, offers: null, lists: null };
const external = (value: string): ContentStrategy => ({ key: 'mena_external_sl', value });
const offers = (value: Record<string, string>): ContentStrategy => ({ key: 'mena_offers', value });
const reffine = (name: string, value: string): ContentStrategy => ({ key: 'reffine_sl', value: { name, value } });

test.each([
  ['no data', null, 'defender_110', true],
  ['a list with the model', ['Defender 110'], 'defender_110', true],
  ['a list without it', ['Defender 90'], 'defender_110', false],
  ['a list with one of the family', ['Defender 90'], 'defender_family', true],
  ['an empty list', [], 'defender_family', false],
])('mena_external_sl with %s', (_, externalModels, value, shown) => {
  expect(isContentShown(external(value), { ...NOTHING, externalModels })).toBe(shown);
});

test.each([
  ['a failed fetch', null, { car_model_key: 'xf' }, true],
  ['an empty list', [], { car_model_key: 'xf' }, false],
  [
    'an offer that matches every key',
    [{ car_model_key: 'Range Rover', year: '2026' }],
    { car_model_key: 'range_rover', year: '2026' },
    true,
  ],
  [
    'an offer that misses one',
    [{ car_model_key: 'Range Rover', year: '2025' }],
    { car_model_key: 'range_rover', year: '2026' },
    false,
  ],
  [
    'two offers that match half each',
    [{ car_model_key: 'XF' }, { year: '2026' }],
    { car_model_key: 'xf', year: '2026' },
    false,
  ],
  ['a family', [{ car_model_key: 'F-PACE' }], { car_model_key: 'any_jag' }, true],
])('mena_offers with %s', (_, given, value, shown) => {
  expect(isContentShown(offers(value), { ...NOTHING, offers: given })).toBe(shown);
});

test.each([
  ['not configured', null, true],
  ['without the named list', { other: ['XE'] }, true],
  ['a list with the value', { stock: ['Defender 130'] }, true],
  ['a list without it', { stock: ['XE'] }, false],
])('reffine_sl %s', (_, lists, shown) => {
  expect(isContentShown(reffine('stock', 'defender_130'), { ...NOTHING, lists })).toBe(shown);
});

test.each([
  ['/range-rover', 'range-rover'],
  ['/range-rover-sport/specs', 'range-rover'],
  ['/defender/110', 'defender'],
  ['/jaguar', 'jaguar'],
  ['/', 'discovery'],
  ['/news/defender', 'discovery'],
])('the brand of %s is %s', (path, brand) => {
  expect(brandOfPath(path)).toBe(brand);
  expect(isContentShown({ key: 'url_brands', value: brand }, { ...NOTHING, path })).toBe(true);
  expect(isContentShown({ key: 'url_brands', value: 'another' }, { ...NOTHING, path })).toBe(false);
});

test('families are written as names normalise, and every Land Rover is one', () => {
  for (const models of Object.values(MODEL_FAMILIES)) expect(models.map(normaliseModel)).toEqual(models);
  expect(modelsNamed('any_lr')).toHaveLength(9);
  expect(modelsNamed('Range Rover  Sport')).toEqual(['range_rover_sport']);
  expect(modelsNamed('constructor')).toEqual(['constructor']);
});

test('a strategy of an unknown key is refused', () => {
  expect(contentStrategy.safeParse({ key: 'by_moon', value: 'full' }).success).toBe(false);
});
