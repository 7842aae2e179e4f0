import { contentIssues } from '@showroom/contracts/blocks/content';
import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './ModelsAndSpecs';
import { template } from './template';

const content = examples['three models'];
const [defender] = content.groups;
if (!defender) throw new Error('There is no car.');

const carOf = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is in no list.`);
  return within(item);
};

test('a model shows its title, price, fuels and button', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  const car = carOf('Range Rover');
  expect(car.getByText('From 148,300 €')).toBeVisible();
  expect(car.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Petrol', 'Plug-in hybrid']),
  );
  expect(car.getByRole('link', { name: 'See the stock Range Rover' })).toBeVisible();
});

test('a disabled model is not shown, and without any there is no block', () => {
  const groups = content.groups.map((group) => ({ ...group, is_disabled: group.car_key === 'defender-110' }));
  const { container, rerender } = renderWithPlatform(<Component {...blockProps({ ...content, groups })} />);
  expect(container).not.toHaveTextContent('Defender 110');
  expect(screen.getByRole('heading', { name: 'Discovery' })).toBeVisible();
  rerender(<Component {...blockProps({ ...content, groups: groups.slice(0, 1) })} />);
  expect(container.querySelector('section')).toBeNull();
});

test('tables open by their titles, and known keys have their names', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  const car = carOf('Range Rover');
  expect(
    within(car.getByRole('table', { name: 'Performance' })).getByRole('rowheader', { name: 'Top speed' }),
  ).toBeVisible();
  expect(car.getByText('Fuel and emissions').closest('details')).not.toHaveAttribute('open');
});

test('a visitor chooses an engine, whose figures are shown alone', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  const car = carOf('Defender 110');
  const table = () => within(car.getByRole('table', { name: 'Performance' }));
  expect(table().getByRole('cell', { name: '6.7 s' })).toBeVisible();
  await userEvent.selectOptions(car.getByRole('combobox', { name: 'Engine Defender 110' }), 'P400 petrol, 400 hp');
  expect(table().getByRole('cell', { name: '6.1 s' })).toBeVisible();
  expect(car.getByText('6.7')).not.toBeVisible();
});

test('SHOW MORE becomes SHOW LESS, in words of the editor where there are any', async () => {
  const hidden = examples['specifications on request, dark'];
  const { unmount } = renderWithPlatform(<Component {...blockProps(hidden)} />);
  const car = carOf('Range Rover');
  expect(car.getByText('Performance')).not.toBeVisible();
  await userEvent.click(car.getByText('SHOW MORE'));
  expect(car.getByText('SHOW LESS').closest('details')).toHaveAttribute('open');
  expect(car.getByRole('table', { name: 'Performance' })).toBeVisible();
  unmount();
  renderWithPlatform(
    <Component {...blockProps({ ...hidden, toggle_label: 'Details', collapse_label: 'Fewer details' })} />,
  );
  expect(carOf('Defender 110').getByText('Details')).toBeInTheDocument();
  expect(carOf('Defender 110').getByText('Fewer details')).toBeInTheDocument();
});

test('the additional specification opens over the page and closes again', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  await userEvent.click(carOf('Defender 110').getByText('All specifications'));
  const dialog = await screen.findByRole('dialog', { name: 'Defender 110: All specifications' });
  expect(within(dialog).getByText('Approach angle 38°')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['broken text', '[{"rows": ['],
  ['rows that are no list', [{ rows: { length: 9 } }]],
  ['values that are things', [{ rows: [{ key: 'tank', value: { toString: 1 } }] }]],
  ['a key of every object', { engines: [{ name: 'D300', tables: [{ rows: [{ key: '__proto__', value: {} }] }] }] }],
])('%s as a specification is refused in the editor, and leaves the model', (_, accordion_schema) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const groups = [{ ...defender, accordion_schema }];
  expect(contentIssues(template, { groups })).toMatchObject([
    { path: 'groups.0.accordion_schema', message: expect.stringMatching(/^Specification (must be|is wrong at) /) },
  ]);
  renderWithPlatform(<Component {...blockProps({ ...content, groups })} />);
  expect(screen.getByRole('heading', { name: 'Defender 110' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(warn).toHaveBeenCalledWith('Invalid JSON in accordion_schema');
  warn.mockRestore();
});

test('a key that nobody named is shown as it stands, and is never a property of objects', () => {
  const accordion_schema = [{ rows: [{ key: 'constructor', value: '<b>bold</b>' }] }];
  renderWithPlatform(<Component {...blockProps({ ...content, groups: [{ ...defender, accordion_schema }] })} />);
  expect(screen.getByRole('rowheader', { name: 'constructor' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '<b>bold</b>' })).toBeVisible();
});
