import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component, load } from './FinanceProduct';

const loan = examples['a loan in equal payments'];
const { signal } = new AbortController();

const optionsOf = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('the payment follows what a visitor chooses', async () => {
  renderWithPlatform(<Component {...blockProps(loan)} />);
  expect(screen.getByRole('status')).toHaveTextContent('Monthly payment1,469.14 € a month');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Deposit' }), '50');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '24 months');
  expect(screen.getByRole('status')).toHaveTextContent('1,750.87 € a month');
  expect(figure('Amount of credit')).toHaveTextContent('39,950 €');
});

test('terms are the editor’s, in percent with their amounts', () => {
  renderWithPlatform(<Component {...blockProps(loan)} />);
  expect(optionsOf('Duration')).toEqual(['24 months', '36 months', '48 months', '60 months']);
  expect(optionsOf('Deposit')).toHaveLength(7);
  expect(optionsOf('Deposit')[0]).toMatch(/^20.% – 15,980 €$/);
});

test('figures go by the editor’s names, and one without a name is not shown', () => {
  renderWithPlatform(<Component {...blockProps(examples['a lease with a mileage, dark'])} />);
  expect(screen.getByRole('status')).toHaveTextContent('Monthly rental');
  expect(figure('Residual value at the end')).toHaveTextContent('25,980 €');
  expect(screen.queryByText('Of it in cash')).not.toBeInTheDocument();
});

test('without code the address says what is calculated, and the quote when', async () => {
  const url = new URL('http://site.test/finance?down_payment=30&months=60');
  const data = await load({ platform: testPlatform(), url, content: loan, signal });
  renderWithPlatform(<Component {...blockProps(loan, { ...data, created_at: '2026-11-27T09:00:00.000Z' })} />);
  expect(screen.getByRole('combobox', { name: 'Deposit' })).toHaveValue('30');
  expect(figure('Duration')).toHaveTextContent('60 months');
  expect(figure('Calculated on')).toHaveTextContent('27 November 2026');
});

test('what the form of another block on the page asks for is not taken', async () => {
  const url = new URL('http://site.test/finance?block=another&down_payment=30&months=60');
  const data = await load({ platform: testPlatform(), url, content: loan, signal });
  const { container } = renderWithPlatform(<Component {...blockProps(loan, data)} />);
  expect(screen.getByRole('combobox', { name: 'Deposit' })).not.toHaveValue('30');
  expect(container.querySelector('form')).toHaveFormValues({ block: blockProps(loan).id });
});

test('terms that are no JSON are logged, and the product is sold as usual', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderWithPlatform(<Component {...blockProps({ ...loan, finance_product_input: '{"duration":' })} />);
  expect(warn).toHaveBeenCalledWith('Invalid JSON in finance_product_input');
  expect(optionsOf('Duration')).toEqual(['48 months', '60 months', '72 months', '84 months']);
  warn.mockRestore();
});
