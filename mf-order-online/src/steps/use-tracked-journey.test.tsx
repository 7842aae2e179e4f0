import { getVehicle, listConfiguratorVehicles } from '@showroom/contracts/calls/stock-locator';
import { configuratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { exampleVehicle } from '../examples';
import { visit } from '../journey-in-tests';

beforeEach(() => localStorage.clear());

const CONFIG_URL = 'https://configurator.example/c/1';
const built = configuratorVehicle.parse({
  id: '71',
  type: 'configurator_vehicle',
  attributes: {
    ...exampleVehicle().attributes,
    state: 'new',
    config_url: CONFIG_URL,
    msrp_price: { gross: 121_000, net: 100_000 },
    buttons: [{ key: 'reserve', label: 'Reserve', reservation_fee: 900 }],
  },
});

async function trackedBy(path: string, changes: Partial<Vehicle['attributes']> = {}) {
  const heard: unknown[] = [];
  const { platform } = visit({
    path,
    answers: [
      answerTo(getVehicle, { data: exampleVehicle(changes) }),
      answerTo(listConfiguratorVehicles, { data: [built], meta: { total: 1, page: 1, pages: 1, items: 1 } }),
    ],
  });
  platform.bus.on(analyticsEvent, (detail) => heard.push(detail));
  await screen.findByRole('heading', { level: 1, name: /Defender/ });
  return heard;
}

test.each([
  ['new', '/vehicle/42', '42', 'NVL offer', 'sl-nvl'],
  ['approved', '/vehicle/42', '42', 'AVL offer', 'sl-avl'],
  ['used', '/vehicle/42', '42', 'UVL offer', 'sl-avl'],
  ['new', `/vehicle?config_url=${encodeURIComponent(CONFIG_URL)}`, '71', 'NVL offer', 'sl-nvl-config'],
] as const)(
  'the journey of a vehicle that is %s at %s begins once: %s as %s, %s',
  async (state, path, id, offer, journey) => {
    const heard = await trackedBy(path, { state });
    const parameters = { item_id: id, item_name: 'Land Rover Defender 110', offer, journey, currency: 'EUR' };
    await waitFor(() => expect(heard).toEqual([{ event: 'begin_checkout', parameters, scope: 'statistic' }]));
  },
);

test('a vehicle that cannot be reserved begins no journey', async () => {
  const heard = await trackedBy('/vehicle/42', { reservation: null });
  await screen.findByText('This vehicle cannot be reserved online.');
  await import('./track-journey');
  expect(heard).toEqual([]);
});
