import { makeHandover, takeHandover } from '@showroom/contracts/calls/handover';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { visit } from '../../journey-in-tests';

const TIMES = { expires_at: '2030-01-01T12:00:00.000Z', now: '2030-01-01T11:00:00.000Z' };
const link = {
  data: { id: 'h1', type: 'handover', attributes: { token: 'h1.signed', path: '/', ...TIMES } },
} as const;
const made = answerTo(makeHandover, link);
const data = { vehicleId: '42', preselectedPaymentOption: 'lease' };
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const bodyOf = (input: unknown): object =>
  typeof input === 'object' && input !== null ? Reflect.get(input, 'body') : {};

async function askForLink(): Promise<void> {
  await waitFor(() => expect(stored('sl_order_online_steps')).not.toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Continue on another device' }));
}

test('a link carries the journey as it is, its token where no server sees it, and can be copied', async () => {
  localStorage.setItem('sl_order_online_data', JSON.stringify(data));
  sessionStorage.setItem('sl_order_online_customer', JSON.stringify({ first_name: 'Ada' }));
  sessionStorage.setItem('sl_order_online_verified_phone', JSON.stringify({ phone: '+3221234567' }));
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  const { sent, container } = visit({ path: '/vehicle/42', answers: [made] });
  await askForLink();
  expect(await screen.findByRole('textbox', { name: 'Your link' })).toHaveValue(
    'http://localhost/showroom-order-online/continue#h1.signed',
  );
  expect(sent(makeHandover)).toEqual([
    {
      body: {
        path: '/showroom-order-online/vehicle/42',
        stored: expect.objectContaining({
          sl_order_online_data: expect.objectContaining(data),
          sl_order_online_customer: { first_name: 'Ada' },
          sl_order_online_verified_phone: { phone: '+3221234567' },
        }),
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(copy).toHaveBeenCalledWith('http://localhost/showroom-order-online/continue#h1.signed');
  expect(await axe(container)).toHaveNoViolations();
});

const lock = { vehicle_id: '42', lock_id: 'lock-1', init_modal: false, kicked_out_modal: false };

test.each([
  ['runs goes with the link', '2999-01-01T00:00:00.000Z', 'lock-1'],
  ['has run out stays', '2001-01-01T00:00:00.000Z', undefined],
])('a hold that %s', async (_, expires_at, held) => {
  localStorage.setItem('sl_order_online_soft_lock', JSON.stringify({ ...lock, expires_at }));
  const { sent } = visit({ path: '/vehicle/42', answers: [made] });
  await askForLink();
  await screen.findByRole('textbox', { name: 'Your link' });
  expect(sent(makeHandover)).toEqual([
    { body: expect.objectContaining({ path: '/showroom-order-online/vehicle/42' }) },
  ]);
  const holds = sent(makeHandover)
    .flatMap((input) => Object.entries(bodyOf(input)))
    .filter(([key]) => key === 'lock_id');
  expect(holds).toEqual(held ? [['lock_id', held]] : []);
});

test('a hold that ended without this browser knowing leaves the choices to go on alone', async () => {
  localStorage.setItem(
    'sl_order_online_soft_lock',
    JSON.stringify({ ...lock, expires_at: '2999-01-01T00:00:00.000Z' }),
  );
  const answers = [new ShowroomError('hold.expired', { status: 409 }), link];
  visit({ path: '/vehicle/42', answers: [answerTo(makeHandover, () => answers.shift())] });
  await askForLink();
  expect(await screen.findByRole('textbox', { name: 'Your link' })).toBeVisible();
});

test('the other device goes on where the first one stopped, and only by a click', async () => {
  const taken = answerTo(takeHandover, {
    data: {
      id: 'h1',
      type: 'journey',
      attributes: {
        path: '/showroom-order-online/vehicle/42?step=2',
        stored: {
          sl_order_online_data: data,
          sl_order_online_steps: { active: 1, enabled: [0, 1] },
          sl_other: { a: 1 },
        },
        hold: null,
      },
    },
  });
  localStorage.setItem('sl_order_online_soft_lock', JSON.stringify(lock));
  const { router, sent } = visit({ path: '/continue#h1.signed', answers: [taken] });
  const button = await screen.findByRole('button', { name: 'Continue on this device' });
  expect(sent(takeHandover)).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('Step 2 of 3')).toBeVisible();
  expect(sent(takeHandover)).toEqual([{ body: { token: 'h1.signed' } }]);
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/showroom-order-online/vehicle/42?step=2',
  );
  expect(stored('sl_order_online_data')).toMatchObject(data);
  expect(stored('sl_order_online_soft_lock')).toBeNull();
  expect(stored('sl_other')).toBeNull();
});

test.each([
  [
    'was used',
    new ShowroomError('handover.used', { status: 409 }),
    'This link has already been used on another device.',
  ],
  [
    'has ended',
    new ShowroomError('handover.expired', { status: 409 }),
    'This link has ended. Please make a new one on the other device.',
  ],
  [
    "is nobody's",
    new ShowroomError('page.not-found', { status: 404 }),
    'This link has ended. Please make a new one on the other device.',
  ],
])('a link that %s says so', async (_, error, text) => {
  visit({ path: '/continue#h1.signed', answers: [answerTo(takeHandover, error)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue on this device' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toBeVisible();
});

test('a lost connection takes nothing, and can be tried again', async () => {
  visit({
    path: '/continue#h1.signed',
    answers: [answerTo(takeHandover, new ShowroomError('api.unreachable', { status: 503 }))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue on this device' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
