import { compute } from '@showroom/contracts/formula/compute';
import { ownCalculator, vehicleValues } from './own-calculator';

const CONFIG = {
  fields: [
    { key: 'deposit', label: 'Deposit', default: 'round(price * 0.2, -3)', min: 0, max: 'price' },
    { key: 'months', label: 'Term', default: 48, options: [{ label: '4 years', value: 48 }] },
  ],
  groups: [
    {
      title: 'Your loan',
      fields: ['deposit', 'months'],
      results: [{ label: 'A month', formula: '(price - deposit) / months', decimals: 2 }],
    },
  ],
};
const VALUES = { price: 30_000, lease_price: undefined };

function made(config: Parameters<typeof ownCalculator>[0], values: typeof VALUES | { price: undefined } = VALUES) {
  const faults: string[] = [];
  const calculator = ownCalculator(config, values, (fault) => faults.push(fault));
  return { calculator, faults };
}

test('fields start with what the market configured, by what is known of the vehicle', () => {
  const { calculator, faults } = made(CONFIG);
  expect(faults).toEqual([]);
  expect(calculator?.groups).toMatchObject([
    {
      title: 'Your loan',
      fields: [
        { key: 'deposit', value: 6000, min: 0, max: 30_000 },
        { key: 'months', value: 48 },
      ],
    },
  ]);
  const [result] = calculator?.groups[0]?.results ?? [];
  expect(result && compute(result.formula, { ...VALUES, deposit: 6000, months: 48 })).toBe(500);
});

test.each([
  ['a price that visitors do not see', CONFIG, { price: undefined }],
  ['fields and groups without content', { fields: [{}], groups: [{}] }, VALUES],
  ['groups without results', { ...CONFIG, groups: [{ title: 'Empty', fields: ['deposit'] }] }, VALUES],
])('with %s there is no calculator', (_, config, values) => {
  expect(made(config, values).calculator).toBeUndefined();
});

test('a part that is wrong is named by its path and left out, the others stay', () => {
  const [group] = CONFIG.groups;
  const { calculator, faults } = made({
    fields: [...CONFIG.fields, { key: 'a b', label: 'x', default: 1 }, { key: 'c', label: 'x', default: 'price +' }],
    groups: [
      { ...group, fields: ['deposit', 'horn'] },
      { title: 7 },
      {
        title: 'More',
        results: [
          { label: 'Wrong', formula: 'alert(1)' },
          { label: 'Unknown', formula: 'price * horn' },
          { label: 'Right', formula: 'price / 2' },
        ],
      },
    ],
  });
  expect(faults).toEqual([
    'fields[2].key must be letters, digits and underscores',
    'fields[3]: It ends too early',
    'groups[0].fields: there is no field "horn"',
    expect.stringMatching(/^groups\[1\]\.title /),
    'groups[2].results[0]: There is no function "alert"',
    'groups[2].results[1]: There is no field "horn"',
  ]);
  expect(calculator?.groups.map(({ results }) => results.map(({ label }) => label))).toEqual([['A month'], ['Right']]);
});

test('a hidden price is not known to a calculator', () => {
  const entry = { type: 'purchase' as const, value_raw: 100, old_price_raw: null };
  const of = (hidden_from_visitors: boolean) =>
    vehicleValues({ prices: [{ ...entry, hidden_from_visitors }], mileage: null, production_year: 2024 });
  expect([of(false), of(true)]).toMatchObject([{ price: 100, production_year: 2024 }, { price: undefined }]);
});
