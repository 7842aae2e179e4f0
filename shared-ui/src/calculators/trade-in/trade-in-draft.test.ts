import fc from 'fast-check';
import { EMPTY_DRAFT, problemsOf, type TradeInDraft, tradeInOf, withField } from './trade-in-draft';

const options = {
  brands: [
    { value: 'audi', name: 'Audi' },
    { value: 'volvo', name: 'Volvo' },
  ],
  models: [
    { value: 'a4', name: 'A4', brand: 'audi' },
    { value: 'xc60', name: 'XC60', brand: 'volvo' },
  ],
  bodyTypes: [{ value: 'suv', name: 'SUV' }],
  fuelTypes: [{ value: 'diesel', name: 'Diesel' }],
};
const draft: TradeInDraft = {
  ...EMPTY_DRAFT,
  brand: 'volvo',
  model: 'xc60',
  bodyType: 'suv',
  fuelType: 'diesel',
  mileage: '82,000',
  registered: '2021-05-01',
};
const TODAY = '2026-11-22';

test.each([
  [{}, {}],
  [{ registration: '1-ABC-234' }, {}],
  [{ mileage: '٨٢٠٠٠' }, {}],
  [{ mileage: '0' }, {}],
  [{ registered: TODAY }, {}],
  [
    { model: '', fuelType: ' ' },
    { model: 'missing', fuelType: 'missing' },
  ],
  [{ mileage: 'many' }, { mileage: 'notANumber' }],
  [{ mileage: '2000001' }, { mileage: 'notANumber' }],
  [{ registered: '2026-11-23' }, { registered: 'future' }],
  [{ registered: '20211-05-01' }, { registered: 'future' }],
])('of a car with %j the problems are %j', (changes, problems) => {
  expect(problemsOf({ ...draft, ...changes }, TODAY)).toEqual(problems);
});

const written = fc.record({
  mileage: fc.oneof(fc.string(), fc.integer({ min: -10, max: 3_000_000 }).map(String)),
  registered: fc.oneof(fc.string(), fc.constantFrom('2021-05-01', '2021-02-30', '20211-05-01', '0021-05-01')),
  registration: fc.string({ maxLength: 20 }),
});
test('whatever is written, a car without problems can be valued', () => {
  fc.assert(
    fc.property(written, (changes) => {
      const given = { ...draft, ...changes };
      fc.pre(Object.keys(problemsOf(given, TODAY)).length === 0);
      expect(tradeInOf(given, options)).toBeDefined();
    }),
  );
});

test('nothing but the registration number may be left out', () => {
  expect(Object.keys(problemsOf(EMPTY_DRAFT, TODAY))).toEqual([
    'brand',
    'model',
    'bodyType',
    'fuelType',
    'mileage',
    'registered',
  ]);
});

test('another make has other models, the same one keeps its model', () => {
  expect(withField(draft, 'brand', 'audi').model).toBe('');
  expect(withField(draft, 'brand', 'volvo').model).toBe('xc60');
});

test('a car is told with the names that were chosen', () => {
  expect(tradeInOf(draft, options)).toEqual({
    brand: { value: 'volvo', name: 'Volvo' },
    model: { value: 'xc60', name: 'XC60' },
    bodyType: { value: 'suv', name: 'SUV' },
    fuelType: { value: 'diesel', name: 'Diesel' },
    mileage: 82_000,
    registrationDate: { date: '2021-05-01' },
    registration: '',
  });
});
