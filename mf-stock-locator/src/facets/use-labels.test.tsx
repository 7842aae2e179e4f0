import { renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { LanguageProvider } from '../language/use-language';
import { listLanguage } from '../listing/load-list';
import type { Choice } from './choices';
import type { Range } from './url-state';
import { useLabels } from './use-labels';

function Written({ choice }: { readonly choice: Choice }) {
  return useLabels().choice(choice);
}

function written(choice: Choice, options: Parameters<typeof renderWithPlatform>[1] = {}): string | null {
  const { container } = renderWithPlatform(
    <LanguageProvider value={listLanguage(testPlatform(options))}>
      <Written choice={choice} />
    </LanguageProvider>,
    options,
  );
  return container.textContent;
}

const range = (key: Extract<Choice, { kind: 'range' }>['key'], from?: number, to?: number): Choice => {
  const given: Range = { from, to };
  return { kind: 'range', key, range: given };
};

test.each([
  [range('display_price', undefined, 60_000), 'Price up to 60,000 €'],
  [range('display_price', 30_000, 60_000), 'Price 30,000 € – 60,000 €'],
  [range('msrp_price', 30_000), 'List price from 30,000 €'],
  [range('monthly_payment', undefined, 650), 'Monthly payment up to 650 €'],
  [range('mileage', 5000), 'Mileage from 5,000 km'],
  [range('mileage', undefined, 0), 'Mileage up to 0 km'],
  [range('power', 200, 1200), 'Power 200 kW – 1,200 kW'],
  [range('production_year', 2020, 2024), 'Production year 2020 – 2024'],
  [range('model_year', undefined, 2024), 'Model year up to 2024'],
])('%j is called "%s"', (choice, name) => expect(written(choice)).toBe(name));

const option = (key: Extract<Choice, { kind: 'option' }>['key'], value: string, label: string): Choice => ({
  kind: 'option',
  key,
  value,
  label,
});

test.each([
  [{ kind: 'family', value: 'Range Rover' }, 'Range Rover', 'Range Rover'],
  [option('models', 'Defender 110', 'Defender 110'), 'Defender 110', 'Defender 110'],
  [option('states', 'approved', 'Approved used'), 'Approved', 'معتمدة'],
  [option('statuses', 'reserved', 'Reserved'), 'Reserved', 'محجوزة'],
  [option('engine_types', 'Diesel', 'Diesel'), 'Diesel', 'ديزل'],
  [option('dealers', 'r1', 'Diesel'), 'Diesel', 'Diesel'],
  [option('dealers', '7', 'Land Rover Brussels'), 'Land Rover Brussels', 'Land Rover Brussels'],
] satisfies [Choice, string, string][])('%j is called "%s", in Arabic "%s"', (choice, english, arabic) => {
  expect(written(choice)).toBe(english);
  expect(written(choice, { market: 'ae', locale: 'ar-AE' })).toBe(arabic);
});
