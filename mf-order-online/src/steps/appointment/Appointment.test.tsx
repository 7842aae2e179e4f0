import { listAppointmentSlots } from '@showroom/contracts/calls/order-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { choicesOf } from '../../order/choices/order-choices';
import { exampleSlots } from '../step-examples';
import { openStep } from '../step-in-tests';
import { Appointment } from './Appointment';

const user = userEvent.setup();

const answers = [answerTo(listAppointmentSlots, ({ query }) => exampleSlots(query.purpose))];

test('a day and a time of it are chosen, by the clock of the retailer', async () => {
  const { container, data, isValid } = openStep(Appointment, 'appointment', { answers, required: true });
  expect(await screen.findByRole('radio', { name: /Wed,? 25 Nov/ })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Time (CET)' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Thu,? 26 Nov/ }));
  expect(isValid()).toBe(false);
  await user.click(screen.getByRole('radio', { name: '10:30 – 12:00' }));
  expect(choicesOf(data()).appointment).toEqual({
    purpose: 'handover',
    retailer_id: 'r1',
    starts_at: '2026-11-26T10:30:00+01:00',
  });
  expect(isValid()).toBe(true);
  expect(await axe(container)).toHaveNoViolations();
});

test('a time that was taken meanwhile is taken back, and that is said', async () => {
  const gone = { retailer_id: 'r1', starts_at: '2026-11-25T12:00:00+01:00', time_zone: 'Europe/Brussels' };
  const { data } = openStep(Appointment, 'appointment', {
    answers,
    data: { appBookingData: { purpose: 'handover', ...gone } },
  });
  expect(await screen.findByText(/no longer free/)).toBeVisible();
  expect(data().appBookingData).toBeUndefined();
});

test('another purpose asks anew, at the place that is right for it', async () => {
  const { client } = openStep(Appointment, 'appointment', {
    answers,
    data: {
      locationDetails: {
        uuid: 'r2',
        fee: 0,
        kind: 'retailer',
        retailer_id: 'r2',
        name: 'Ghent',
        address: '',
        currency: 'EUR',
      },
    },
  });
  await screen.findByRole('radio', { name: /Wed,? 25 Nov/ });
  await user.click(screen.getByRole('radio', { name: 'Test drive' }));
  await screen.findByRole('radio', { name: '09:00 – 10:00' });
  const asked = client.sends.map(({ input }) => input.query);
  expect(asked).toEqual([
    expect.objectContaining({ purpose: 'handover', location: 'r2' }),
    expect.objectContaining({ purpose: 'test_drive', location: undefined }),
  ]);
});

test('where nothing is free at all the retailer calls, and the step is done', async () => {
  const none = answerTo(listAppointmentSlots, { ...exampleSlots('handover'), data: [] });
  const { isValid } = openStep(Appointment, 'appointment', { answers: [none], required: true });
  expect(await screen.findByText(/will call you/)).toBeVisible();
  expect(isValid()).toBe(true);
});

test('what cannot be loaded can be asked for again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let attempts = 0;
  const second = answerTo(listAppointmentSlots, ({ query }) =>
    ++attempts === 1 ? new ShowroomError('api.unreachable', { status: 503 }) : exampleSlots(query.purpose),
  );
  openStep(Appointment, 'appointment', { answers: [second] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Wed,? 25 Nov/ })).toBeVisible();
});
