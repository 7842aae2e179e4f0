import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { pictures } from '../../kits/examples/examples';
import { examples } from './examples';
import { Component } from './ModelsCarousel';

const content = examples['four models'];
const [defender] = content.groups;
if (!defender) throw new Error('There is no model.');

test('a model shows nameplate, derivative and its specifications', () => {
  renderWithPlatform(<Component {...blockProps({ ...content, groups: [defender] })} />);
  const model = within(screen.getByRole('region', { name: 'Choose your vehicle' }));
  expect(model.getByRole('heading', { level: 3, name: 'Defender 110' })).toBeVisible();
  expect(model.getByText('X-Dynamic SE')).toBeVisible();
  expect(model.getByText('Engine')).toBeVisible();
  expect(model.getByText('3.0 l, 300 PS')).toBeVisible();
});

const sums = [
  { name: 'Price', value: 79_900 },
  { name: 'Lease', value: 799, as: 'lease' },
  { name: 'This month', value: 76_400, as: 'offer' },
  { name: 'Rent a Car', value: 95, as: 'rental' },
  { name: 'Wallbox', value: 1190, as: 'amount' },
  { name: 'Delivery', value: 0, as: 'amount' },
];
const emirates = { 'price.symbol': 'AED', 'price.priceFormat': '^ %', 'prices.offerString': 'now ^ %' };
const arabic = {
  'price.by_language': {
    ar: { symbol: 'د.إ.', full: 'من @', leaseFull: 'أو @ شهريًا', offer: '% ^', rental: '% ^ في اليوم', site: '% ^' },
  },
};
test.each([
  ['en-GB', {}, ['From 79,900 €', 'or 799 € / Month', '76,400 €', '95 €/day', '€1,190']],
  ['en-GB', { 'prices.fullString': 'ab % ^' }, ['ab 79,900 €', 'or 799 € / Month', '76,400 €', '95 €/day', '€1,190']],
  ['en-GB', emirates, ['From 79,900 AED', 'or 799 AED / Month', 'now AED 76,400', '95 AED/day', 'AED 1,190']],
  ['ar-AE', arabic, ['من 79,900 د.إ.', 'أو 799 د.إ. شهريًا', '76,400 د.إ.', '95 د.إ. في اليوم', '1,190 د.إ.']],
])('in %s with %j the sums of a model are written by the texts of the market; none is told of zero', (...given) => {
  const [locale, settings, written] = given;
  renderWithPlatform(<Component {...blockProps({ ...content, groups: [{ ...defender, specs: { rows: sums } }] })} />, {
    locale,
    settings,
  });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(written);
});

test('specifications may be stored as text', () => {
  const specs = '{"rows": [{"name": "Lease", "value": "€ 799"}]}';
  renderWithPlatform(<Component {...blockProps({ ...content, groups: [{ ...defender, specs }] })} />);
  expect(screen.getByText('€ 799')).toBeVisible();
});

test('broken specifications are logged and left out, the model stays', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderWithPlatform(<Component {...blockProps({ ...content, groups: [{ ...defender, specs: '{"rows": [' }] })} />);
  expect(warn).toHaveBeenCalledWith('Invalid JSON in specs');
  expect(screen.getByRole('heading', { name: 'Defender 110' })).toBeVisible();
  expect(screen.queryByText('Engine')).not.toBeInTheDocument();
  warn.mockRestore();
});

test('the transparent image stands in place of the car image', () => {
  renderWithPlatform(
    <Component {...blockProps({ ...content, groups: [{ ...defender, transparent_image: pictures.velarSide }] })} />,
  );
  expect(screen.getByRole('img', { name: 'Range Rover Velar from the side' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Defender 110 from the side' })).not.toBeInTheDocument();
});

test('without a title the carousel is named by its models', () => {
  renderWithPlatform(<Component {...blockProps(examples['without specifications'])} />);
  expect(screen.getByRole('region', { name: 'Jaguar I-PACE' })).toBeVisible();
});
