import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { exampleVehicle } from '../../examples';
import { StoredChoices } from './StoredChoices';
import { useStoredData } from './use-stored-data';

const PACK = { id: 'p1', name: 'Service for five years', price: 900, currency: 'EUR' };
const data = {
  vehicleId: '42',
  tradeInData: {
    brand: { name: 'Audi' },
    model: { name: 'A4' },
    bodyType: { name: 'Estate' },
    fuelType: { name: 'Diesel' },
    mileage: 80_000,
    registrationDate: { date: '2019-05-01' },
    registration: '',
    value: 15_500,
    currency: 'EUR',
  },
  servicePackData: { packs: [PACK] },
  appBookingData: {
    purpose: 'handover',
    retailer_id: 'r1',
    starts_at: '2026-12-01T08:00:00+01:00',
    time_zone: 'Europe/Brussels',
  },
};

function Summary() {
  const vehicle = exampleVehicle();
  return <StoredChoices vehicle={vehicle} data={useStoredData(vehicle.id)} />;
}

beforeEach(() => localStorage.clear());

test('what was chosen in the steps is in the summary, the appointment by the clock of its retailer', async () => {
  localStorage.setItem('sl_order_online_data', JSON.stringify(data));
  renderWithPlatform(<Summary />);
  expect(await screen.findByText('Audi A4')).toBeVisible();
  expect(screen.getByText(/15,500 €/)).toBeVisible();
  expect(screen.getByText('Service for five years')).toBeVisible();
  expect(screen.getByText('01/12/2026 08:00 (CET)')).toBeVisible();
  expect(screen.queryByText('Location')).toBeNull();
});

test.each([
  ['no pack', { servicePackData: { packs: [] } }],
  ['no trade-in', { tradeInData: null }],
])('%s is a choice', async (_, choice) => {
  localStorage.setItem('sl_order_online_data', JSON.stringify({ vehicleId: '42', ...choice }));
  renderWithPlatform(<Summary />);
  expect(await screen.findByText('None')).toBeVisible();
});
