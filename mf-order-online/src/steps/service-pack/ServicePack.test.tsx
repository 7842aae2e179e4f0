import { listServicePacks } from '@showroom/contracts/calls/order-online';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { choicesOf } from '../../order/choices/order-choices';
import { examplePacks } from '../step-examples';
import { openStep } from '../step-in-tests';
import { ServicePack } from './ServicePack';

const user = userEvent.setup();

const answers = [answerTo(listServicePacks, { data: [...examplePacks] })];

test('one of each group can be chosen, with price and content, and the sum by month and once', async () => {
  const { container, data, isValid } = openStep(ServicePack, 'service_pack', { answers, required: true });
  const service = await screen.findByRole('group', { name: 'Service' });
  expect(isValid()).toBe(false);
  await user.click(within(service).getByRole('radio', { name: /Service Essential/ }));
  await user.click(within(service).getByRole('radio', { name: /Service Complete/ }));
  await user.click(
    within(screen.getByRole('group', { name: 'Warranty' })).getByRole('radio', { name: /Warranty Plus/ }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('69 € a month + 1,290 € once');
  expect(screen.getByText('Collection and return of your vehicle')).toBeInTheDocument();
  expect(choicesOf(data()).service_packs).toEqual([
    { id: 'complete', price: 69 },
    { id: 'warranty', price: 1290 },
  ]);
  expect(isValid()).toBe(true);
  expect(await axe(container)).toHaveNoViolations();
});

test('none is a choice as well', async () => {
  const { data, isValid } = openStep(ServicePack, 'service_pack', { answers, required: true });
  const service = await screen.findByRole('group', { name: 'Service' });
  await user.click(within(service).getByRole('radio', { name: 'No, thank you' }));
  expect(data().servicePackData).toEqual({ packs: [] });
  expect(isValid()).toBe(true);
});

test('what was chosen before is brought up to date, and that is said', async () => {
  const before = [
    { id: 'complete', name: 'Service Complete', price: 50, currency: 'EUR' },
    { id: 'gone', name: 'Gone', price: 5, currency: 'EUR' },
  ];
  const { data } = openStep(ServicePack, 'service_pack', { answers, data: { servicePackData: { packs: before } } });
  expect(await screen.findByText(/has changed since your last visit/)).toBeVisible();
  expect(choicesOf(data()).service_packs).toEqual([{ id: 'complete', price: 69 }]);
});

test('a vehicle without packs blocks no step', async () => {
  const none = answerTo(listServicePacks, { data: [] });
  const { isValid } = openStep(ServicePack, 'service_pack', { answers: [none], required: true });
  expect(await screen.findByText(/no packs for this vehicle/)).toBeVisible();
  expect(isValid()).toBe(true);
});
