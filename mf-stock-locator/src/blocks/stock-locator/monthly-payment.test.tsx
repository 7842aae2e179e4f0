import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, cards, visit } from './stock-locator-in-tests';

test('a month may cost so much, on terms of the visitor', async () => {
  const { user, search, asked } = await visit('/stock?monthly_payment.to=900');
  const group = screen.getByRole('group', { name: 'Monthly payment' });
  expect(group).toHaveTextContent('deposit of 20 % of the price, 48 months and 15,000 km a year');
  expect(asked()?.query).toMatchObject({ 'filter[monthly_payment_lteq]': '900' });
  expect(cards()[0]).toHaveTextContent('400 € a month on your terms');
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Term' }), '36 months');
  await waitFor(() => expect(search()).toBe('?monthly_payment.to=900&term=36'));
  await user.type(within(group).getByRole('textbox', { name: 'Deposit' }), '12,500{Enter}');
  await waitFor(() => expect(search()).toBe('?monthly_payment.to=900&deposit=12500&term=36'));
  expect(asked()?.query).toMatchObject({ 'finance[deposit]': '12500', 'finance[months]': '36' });
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Term' }), '48 months');
  await waitFor(() => expect(search()).toBe('?monthly_payment.to=900&deposit=12500'));
});

test.each([
  ['as high as the highest payment', '2448'],
  ['above every payment', '9000'],
])('a budget %s leaves out the vehicles that these terms cannot pay for', async (_, budget) => {
  const payable = answerTo(listVehiclesLight, ({ query }) => {
    const { data, meta } = answers(query);
    const found = query?.['filter[monthly_payment_lteq]'] === undefined ? data : data.slice(0, 4);
    return { data: found, meta: { ...meta, total: found.length } };
  });
  const { search, user } = await visit(`/stock?monthly_payment.to=${budget}&deposit=50000`, {
    client: fakeClient(payable),
  });
  expect(cards()).toHaveLength(4);
  expect(search()).toBe(`?monthly_payment.to=${budget}&deposit=50000`);
  await user.click(screen.getByRole('link', { name: /^Remove Monthly payment up to/ }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(search()).toBe('?deposit=50000');
});

test.each([
  ['7500.50', '7500.5'],
  ['7.500', '7500'],
  ['€ 7,500', '7500'],
  ['٧٥٠٠', '7500'],
])('a deposit may be written as "%s"', async (written, amount) => {
  const { user, asked } = await visit('/stock?monthly_payment.to=900');
  await user.type(screen.getByRole('textbox', { name: 'Deposit' }), `${written}{Enter}`);
  await waitFor(() => expect(asked()?.query).toMatchObject({ 'finance[deposit]': amount }));
});

test('the usual terms, which a plain form sends along, are no choice', async () => {
  const { asked } = await visit('/stock?term=48&yearly_mileage=15000');
  expect(asked()?.query).not.toHaveProperty(['finance[months]']);
  expect(cards()[0]).not.toHaveTextContent('on your terms');
});
