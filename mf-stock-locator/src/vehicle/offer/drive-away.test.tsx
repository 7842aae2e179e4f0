import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { screen } from '@testing-library/react';
import { one, visit } from '../vehicle-page-in-tests';

test('in Australia the price of a new vehicle is the one to drive away with in the chosen state', async () => {
  const changes = { state: 'new' as const, drive_away: { NSW: 139_900, VIC: 141_200 } };
  const { user, unmount } = await visit([one(changes)], undefined, { market: 'au' });
  expect(screen.getByText('From 74,900 €', { selector: '.vehicle-price bdi' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Victoria');
  expect(screen.getByText('141,200 €', { selector: '.vehicle-price bdi' })).toBeVisible();
  expect(screen.getByText('Drive-away price in Victoria')).toBeVisible();
  unmount();
  await visit([one(changes)], undefined, { market: 'au' });
  expect(await screen.findByText('Drive-away price in Victoria')).toBeVisible();
});

const DRIVEN = { state: 'new' as const, production_year: null, drive_away: { NSW: 100_000, VIC: 120_000 } };
const credit = () => screen.getByText('Amount of credit', { selector: 'dt' }).nextElementSibling;

test('what is financed is the price that is shown, in the example and in the calculator', async () => {
  const { user } = await visit([one(DRIVEN)], undefined, { market: 'au' });
  const states = screen.getByRole('combobox', { name: 'Your state' });
  expect(credit()).toHaveTextContent('59,920 €');
  await user.selectOptions(states, 'Victoria');
  expect(credit()).toHaveTextContent('96,000 €');
  await user.click(screen.getByRole('button', { name: 'Calculate on your own terms' }));
  expect(await screen.findByLabelText('Deposit')).toHaveValue('24000');
  expect(credit()).toHaveTextContent('96,000 €');
  await user.selectOptions(states, 'New South Wales');
  expect(credit()).toHaveTextContent('76,000 €');
});

test('the state that the search gave is not asked again: the first HTML has its price', async () => {
  const path = '/showroom/defender-110-pangea-green-1000?state=NSW';
  await visit([one(DRIVEN)], path, { market: 'au' });
  expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveValue('NSW');
  expect(screen.getByText('100,000 €', { selector: '.vehicle-price bdi' })).toBeVisible();
  expect(credit()).toHaveTextContent('80,000 €');
  expect(JSON.parse(localStorage.getItem('sl_product_page_data') ?? '')).toMatchObject({ driveAwayState: 'NSW' });
});

test('similar vehicles are asked for with the state, too', async () => {
  const { client } = await visit([one(DRIVEN)], '/showroom/defender-110-pangea-green-1000?state=VIC', { market: 'au' });
  expect(client.sends.find(({ call }) => call === listVehiclesLight)?.input.query).toMatchObject({
    drive_away_state: 'VIC',
  });
});

test('a used vehicle has no drive-away price', async () => {
  await visit([one({ drive_away: { NSW: 139_900 } })], undefined, { market: 'au' });
  expect(screen.queryByRole('combobox', { name: 'Your state' })).not.toBeInTheDocument();
});
