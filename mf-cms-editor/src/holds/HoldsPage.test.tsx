import { listHolds, type OpenHold, releaseHolds } from '@showroom/contracts/calls/holds';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, row, visitAs } from '../editor-in-tests';

const suspicious: OpenHold = {
  market: 'international',
  vehicle: { title: 'Defender 110 X-Dynamic', vin: 'SALEA7AX1L2000001' },
  order_number: '7K4M-9QTX-2HVD',
  is_named: false,
  taken_at: '2026-03-01T12:05:00.000Z',
  expires_at: '2026-03-01T12:20:00.000Z',
  extended: 5,
  is_paying: false,
  network: 'a1B2c3',
  of_network: 12,
  signs: ['network', 'extended'],
};
const harmless: OpenHold = {
  ...suspicious,
  market: 'au',
  vehicle: { title: 'Range Rover', vin: null },
  order_number: 'AAAA-BBBB-CCCC',
  is_paying: true,
  extended: 0,
  network: null,
  of_network: 1,
  signs: [],
};

const answers = [
  answerTo(listHolds, {
    data: [
      { id: '1', type: 'open-hold', attributes: suspicious },
      { id: '2', type: 'open-hold', attributes: harmless },
    ],
    meta: { total: 2, markets: ['international', 'au'] },
  }),
  answerTo(releaseHolds, { data: { released: 1, kept: 1 } }),
];

test('held vehicles stand with their signs, without accessibility faults', async () => {
  const { container } = visitAs('market_manager', '/admin/holds', ...answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Held vehicles' })).toBeVisible();
  const shown = row(/Defender 110/);
  for (const text of ['Many from one place', 'Renewed without a name', '12 vehicles at once', 'No name yet'])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByRole('link')).toHaveAttribute('href', '/admin/orders/7K4M-9QTX-2HVD');
  expect(row(/Range Rover/).getByText('Paying')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('all that are suspicious are released with one reason', async () => {
  const user = userEvent.setup();
  const { sent } = visitAs('market_manager', '/admin/holds?market=au', ...answers);
  await user.click(await screen.findByRole('button', { name: 'Release all that are suspicious (1)' }));
  const dialog = openDialog('Release 1 vehicle');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'Half of the stock is held.');
  await user.click(dialog.getByRole('button', { name: 'Release 1 vehicle' }));
  expect(
    await screen.findByText('1 vehicle is on sale again. Left as they were, paid for or gone meanwhile: 1.'),
  ).toBeVisible();
  expect(sent(releaseHolds)).toEqual([
    { body: { market: 'international', holds: ['1'], why: 'Half of the stock is held.' } },
  ]);
  expect(sent(listHolds)[0]).toEqual({ query: { market: 'au' } });
});

test('an editor sees held vehicles and no buttons', async () => {
  visitAs('editor', '/admin/holds', ...answers);
  expect(await screen.findByRole('row', { name: /Defender 110/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Release/ })).not.toBeInTheDocument();
});
