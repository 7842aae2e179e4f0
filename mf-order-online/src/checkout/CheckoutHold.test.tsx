import { initOrder, releaseHold, startPayment } from '@showroom/contracts/calls/buy-online';
import { getHold } from '@showroom/contracts/calls/handover';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleHold } from '../examples';
import { provideCards, visit } from '../journey-in-tests';
import {
  acceptTerms,
  COMPANY,
  configured,
  conflict,
  FORM,
  goToPayment,
  holdSince,
  holdTaken,
  PATH,
  payButton,
  startWithFreshBrowser,
  typeDetails,
} from './checkout-in-tests';

startWithFreshBrowser();

const COMPLETE =
  /Please complete your reservation by approximately \d\d:\d\d \(CES?T\)\. If the time expires your reservation will be released, but you can reattempt booking if it still available\.$/;

test('the vehicle is held on entry, and one line says until when, which is announced once', async () => {
  const { sent, container, unmount } = visit({ path: PATH });
  const clock = await screen.findByRole('region', { name: 'Time left' });
  expect(within(clock).getByRole('timer')).toHaveTextContent(/^(15:00|14:5\d)$/);
  expect(within(clock).getByText(/^Held for you until \d\d:\d\d \(CES?T\)$/)).toBeVisible();
  expect(within(clock).getByRole('status')).toHaveTextContent(/^This vehicle is now held for you\./);
  expect(within(clock).getByRole('status')).toHaveTextContent(COMPLETE);
  expect(within(screen.getByRole('region', { name: 'Your vehicle' })).getByText(COMPLETE)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(initOrder)).toEqual([{ body: { vehicle_id: '42', company_uuid: COMPANY, locale: 'en-GB' } }]);
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  visit({ path: PATH });
  await holdTaken();
  expect(within(screen.getByRole('region', { name: 'Time left' })).getByRole('status')).toBeEmptyDOMElement();
});

test('where the market is configured so, a modal says until when, once', async () => {
  const answers = [configured({ extra_screens: ['hold'] })];
  const { container, unmount } = visit({ path: PATH, answers });
  const dialog = await screen.findByRole('dialog', { name: 'This vehicle is now held for you' });
  expect(within(dialog).getByText(COMPLETE)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('sl_order_online_soft_lock') ?? '')).toMatchObject({
    lock_id: 'lock-1',
    vehicle_id: '42',
    init_modal: true,
  });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  unmount();
  visit({ path: PATH, answers });
  await holdTaken();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where the market is configured so, details and terms have screens of their own', async () => {
  visit({ path: PATH, answers: [configured({ extra_screens: ['details', 'terms'] })] });
  await holdTaken();
  const steps = screen.getByRole('navigation', { name: 'Steps of your reservation' });
  const names = ['Your choices', 'Your reservation', 'Your details', 'Terms', 'Payment'];
  for (const [place, name] of names.entries())
    expect(within(steps).getAllByRole('listitem')[place]).toHaveTextContent(name);
  await userEvent.click(screen.getByRole('link', { name: 'Continue to your details' }));
  await typeDetails();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the terms' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reservation terms' })).toHaveFocus());
  await acceptTerms();
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
});

test.each([
  ['vehicle.held', 'Somebody else is reserving this vehicle at the moment.'],
  ['vehicle.sold', 'This vehicle has already been reserved.'],
] as const)('%s shows similar vehicles', async (code, text) => {
  const { container } = visit({ path: PATH, answers: [answerTo(initOrder, conflict(code))] });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See similar vehicles' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the way back from a vendor leads on once the hold is known, however long that takes', async () => {
  let answer = () => {};
  const slow = answerTo(initOrder, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { data: exampleHold(new Date()) };
  });
  const { sent, router } = visit({ path: `${PATH}&screen=confirmation`, answers: [slow] });
  await waitFor(() => expect(sent(initOrder)).toHaveLength(1));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  answer();
  await holdTaken();
  await waitFor(() => expect(router.state.location.search).toContain('screen=form'));
});

test('a vehicle that is not offered online says so', async () => {
  const refusal = new ShowroomError('block.failed', { status: 422 });
  visit({ path: PATH, answers: [answerTo(initOrder, refusal)] });
  expect(await screen.findByRole('heading', { name: 'This vehicle cannot be reserved online.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See similar vehicles' })).toBeVisible();
});

test('a service that cannot be reached is named and asked again', async () => {
  const answers = [new ShowroomError('api.unreachable', { status: 503 }), { data: exampleHold(new Date()) }];
  visit({ path: PATH, answers: [answerTo(initOrder, () => answers.shift())] });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('We cannot reach our service at the moment. We keep trying.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We could not reserve this vehicle for you yet.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('two minutes before the end a modal asks, and one press extends the hold', async () => {
  const holds = [holdSince(14), holdSince(0)];
  const { container } = visit({ path: PATH, answers: [answerTo(initOrder, () => ({ data: holds.shift() }))] });
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
  expect(within(dialog).getByRole('timer')).toHaveTextContent(/^(1:00|0:\d\d)$/);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(await screen.findByText('You have more time now.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).not.toBeInTheDocument();
});

test('a hold that cannot be extended any more says so', async () => {
  const last = holdSince(14, { extensions_left: 0 });
  visit({ path: PATH, answers: [answerTo(initOrder, { data: last })] });
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
  expect(within(dialog).getByText('The time cannot be extended again.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const holdStatus = (standing: 'elsewhere' | 'ended') => {
  const attributes = { standing, expires_at: null, now: new Date().toISOString() };
  return answerTo(getHold, { data: { id: 'lock-1', type: 'hold_standing', attributes } });
};

test('a page that comes back asks for its hold, and says when it has ended', async () => {
  visit({ path: PATH, answers: [holdStatus('ended')] });
  await holdTaken();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('dialog', { name: 'The time to complete your reservation has ended.' })).toBeVisible();
});

test('a page that comes back says that the reservation went on elsewhere, and takes nothing back', async () => {
  const { sent, container } = visit({ path: PATH, answers: [holdStatus('elsewhere')] });
  await holdTaken();
  act(() => void window.dispatchEvent(new Event('online')));
  const title = 'You have continued this reservation on another device.';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/Please go on there/)).toBeVisible();
  expect(sent(initOrder)).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('a payment that is begun where the reservation is no more charges nothing and says where it went on', async () => {
  const { type, confirmCardPayment } = provideCards();
  visit({ path: PATH, answers: [answerTo(startPayment, conflict('hold.elsewhere'))] });
  await goToPayment();
  type({ complete: true });
  await userEvent.click(await payButton());
  const title = 'You have continued this reservation on another device.';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

test('when the time is over a modal appears, what was typed is still stored, and the vehicle can be reserved again', async () => {
  sessionStorage.setItem('sl_order_online_customer', JSON.stringify({ first_name: 'Ada' }));
  const holds = [holdSince(15), holdSince(0)];
  const { router } = visit({ path: FORM, answers: [answerTo(initOrder, () => ({ data: holds.shift() }))] });
  const dialog = await screen.findByRole('dialog', { name: 'The time to complete your reservation has ended.' });
  expect(JSON.parse(localStorage.getItem('sl_order_online_soft_lock') ?? '')).toMatchObject({ kicked_out_modal: true });
  await waitFor(() => expect(router.state.location.search).toContain('screen=rebooking'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reserve again' }));
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  expect(screen.getByRole('timer')).toBeVisible();
});

test('the rebooking screen stays after its modal, and a reload takes no hold that nobody asked for', async () => {
  const first = visit({ path: PATH, answers: [answerTo(initOrder, { data: holdSince(15) })] });
  await screen.findByRole('dialog', { name: 'The time to complete your reservation has ended.' });
  await userEvent.keyboard('{Escape}');
  const heading = await screen.findByRole('heading', { name: 'Your reservation has ended' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(await axe(first.container)).toHaveNoViolations();
  first.unmount();
  const { sent } = visit({ path: `${PATH}&screen=rebooking` });
  expect(await screen.findByRole('button', { name: 'Reserve again' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(initOrder)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reserve again' }));
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('a hold that was lost in the background is shown when the visitor comes back', async () => {
  const lost = { vehicle_id: '42', lock_id: 'lock-1', init_modal: false, kicked_out_modal: true };
  localStorage.setItem('sl_order_online_soft_lock', JSON.stringify(lost));
  const { sent } = visit({ path: PATH });
  expect(await screen.findByRole('dialog', { name: 'The time to complete your reservation has ended.' })).toBeVisible();
  expect(sent(initOrder)).toEqual([]);
});

test('another tab that gives the vehicle back takes it from this one', async () => {
  visit({ path: PATH });
  await holdTaken();
  localStorage.removeItem('sl_order_online_soft_lock');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sl_order_online_soft_lock' })));
  expect(await screen.findByRole('heading', { name: 'Your reservation has ended' })).toBeVisible();
});

test('the vehicle can be given back', async () => {
  const { sent, router } = visit({ path: PATH });
  await userEvent.click(await screen.findByRole('button', { name: 'Give the vehicle back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/showroom-order-online/vehicle/42'));
  expect(sent(releaseHold)).toEqual([{ params: { lock_id: 'lock-1' } }]);
});
