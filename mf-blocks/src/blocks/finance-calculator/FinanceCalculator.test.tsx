import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component, load } from './FinanceCalculator';

const content = examples['two products with disclaimers'];
const mena = examples['one nameplate in the style of the Middle East, dark'];
const { signal } = new AbortController();

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: string) => [...select(name).options].map(({ text }) => text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each choice narrows the next', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(optionsOf('Model year')).toEqual(['2027', '2026']);
  expect(optionsOf('Engine')).toEqual(['D300', 'P400']);
  await userEvent.selectOptions(select('Model year'), '2026');
  expect(optionsOf('Model')).toEqual(['Hard Top']);
  await userEvent.selectOptions(select('Vehicle'), 'Range Rover Velar');
  expect(optionsOf('Engine')).toEqual(['P400e plug-in hybrid']);
});

test('a quote counts what was taken, and editing it keeps every choice', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  await userEvent.selectOptions(select('Engine'), 'P400');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Roof rack/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Leasing' }));
  await press('Calculate');
  expect(screen.getByText('On the road price').nextElementSibling).toHaveTextContent('84,290 € **');
  expect(screen.getByText('Residual value at the end')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/a month \*$/);
  await press('Edit quote');
  expect(select('Engine')).toHaveValue('P400');
  expect(screen.getByRole('checkbox', { name: /^Roof rack/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Leasing' })).toBeChecked();
});

test('disclaimers have stars by their order', () => {
  renderWithPlatform(<Component {...blockProps({ ...content, monthly_disclaimer: '' })} />);
  expect(screen.getByText('* Price with delivery and registration.')).toBeVisible();
  expect(screen.getByText('About this example')).toBeVisible();
});

test('the style of the Middle East has its texts; nameplates and free items can be left out', () => {
  renderWithPlatform(<Component {...blockProps(mena)} />);
  expect(optionsOf('Vehicle')).toEqual(['Defender 110']);
  expect(screen.queryByRole('checkbox', { name: /floor mats/ })).not.toBeInTheDocument();
  expect(select('Down payment')).toBeVisible();
  expect(select('Loan tenure')).toBeVisible();
});

test.each([
  ['international', 'en-GB', '1,469.14 €'],
  ['au', 'en-AU', '1,469.14'],
  ['ae', 'ar-AE', '1,469.14'],
  ['jp', 'ja-JP', '1,469'],
  ['ua', 'uk-UA', '1,469.14'],
] as const)('the market %s has its quote from an address, without code', async (market, locale, payment) => {
  const platform = { market, locale };
  const url = new URL('http://site.test/finance?engine=D300&down_payment=20&months=48&quote=1');
  const data = await load({ platform: testPlatform(platform), url, content, signal });
  renderWithPlatform(<Component {...blockProps(content, data)} />, platform);
  expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, '')).toContain(payment.replaceAll(/\s/g, ''));
});

test('a quote that another block of the page was asked for is not shown here', async () => {
  const url = new URL('http://site.test/finance?block=another&engine=D300&months=48&quote=1');
  const data = await load({ platform: testPlatform(), url, content, signal });
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Calculate' })).toBeVisible();
});
