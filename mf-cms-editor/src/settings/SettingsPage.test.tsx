import { listSettings } from '@showroom/contracts/calls/content';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { row, visit } from '../editor-in-tests';

test('shows each setting with its value, where it comes from, its default and its readers', async () => {
  const { container } = visit('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings of International' })).toBeVisible();
  const symbol = row(/^price\.symbol/);
  expect(symbol.getByText('"$"')).toBeVisible();
  expect(symbol.getByText('Set')).toBeVisible();
  expect(symbol.getByText('"€"')).toBeVisible();
  expect(symbol.getByText(/mf-stock-locator/)).toBeVisible();
  expect(row(/^price\.delimiter/).getByText('Default')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a stored value that breaks its schema is named, and the default stands', async () => {
  visit('/admin');
  const decimals = within(await screen.findByRole('row', { name: /^price\.decimals/ }));
  expect(decimals.getByText(/The stored value is not used/)).toBeVisible();
  expect(decimals.getByText('Default')).toBeVisible();
});

test('every declared setting has one line, below what stands before its dot', async () => {
  visit('/admin');
  await screen.findByRole('heading', { level: 1 });
  const keys = screen.getAllByRole('rowheader').map((header) => header.querySelector('code')?.textContent);
  expect([...keys].sort()).toEqual(SETTINGS.map(({ key }) => key).sort());
  const prices = within(screen.getByRole('region', { name: 'Settings price' })).getAllByRole('rowheader');
  for (const price of prices) expect(price).toHaveTextContent(/^price\./);
});

test('what only the server may know is not shown, though it is set', async () => {
  const secret = SETTINGS.find(({ audience }) => audience === 'server');
  if (!secret) throw new Error('No setting is of the server alone');
  const attributes = { key: secret.key, value: 'hush' };
  visit('/admin', answerTo(listSettings, { data: [{ id: secret.key, type: 'setting', attributes }] }));
  await screen.findByRole('heading', { level: 1 });
  const header = screen.getByRole('rowheader', { name: new RegExp(`^${secret.key.replaceAll('.', '\\.')}`) });
  expect(header.closest('tr')).toHaveTextContent('Kept on the server');
  expect(screen.queryByText(/hush/)).not.toBeInTheDocument();
});

test('settings are looked at and not changed here', async () => {
  visit('/admin');
  const table = await screen.findByRole('region', { name: 'Settings price' });
  for (const role of ['textbox', 'checkbox', 'combobox', 'button'])
    expect(within(table).queryByRole(role)).not.toBeInTheDocument();
});
