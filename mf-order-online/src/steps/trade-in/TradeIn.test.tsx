import { getTradeInOptions, valueTradeIn } from '@showroom/contracts/calls/showroom';
import { orderOnlineData } from '@showroom/contracts/entities/order-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { choicesOf } from '../../order/choices/order-choices';
import { exampleValuation, tradeInOptions } from '../step-examples';
import { openStep } from '../step-in-tests';
import { TradeIn } from './TradeIn';

const user = userEvent.setup();

const answers = [
  answerTo(getTradeInOptions, { data: tradeInOptions }),
  answerTo(valueTradeIn, { data: exampleValuation }),
];

async function describeCar(): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Yes, value my car' }));
  await user.selectOptions(await screen.findByLabelText('Make'), 'volvo');
  await user.selectOptions(screen.getByLabelText('Model'), 'xc60');
  await user.selectOptions(screen.getByLabelText('Body type'), 'suv');
  await user.selectOptions(screen.getByLabelText('Fuel'), 'diesel');
  await user.type(screen.getByLabelText('Mileage in km'), '82000');
  await user.type(screen.getByLabelText('First registration'), '2021-05-01');
  await user.click(screen.getByRole('button', { name: 'Value my car' }));
}

test('the car is described and valued, and the order carries it with the proof of its value', async () => {
  const { container, data } = openStep(TradeIn, 'trade_in', { answers });
  expect(screen.getByRole('radio', { name: 'No, thank you' })).not.toBeChecked();
  await describeCar();
  expect(await screen.findByRole('heading', { name: 'Volvo XC60' })).toBeVisible();
  expect(screen.getByText('82,000 km')).toBeVisible();
  expect(choicesOf(data()).trade_in).toMatchObject({
    brand: { name: 'Volvo' },
    mileage: 82_000,
    registrationDate: { date: '2021-05-01' },
    condition: 'good',
    estimate: { value: 16_400, currency: 'EUR', proof: 'proven' },
  });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Change the details' }));
  expect(await screen.findByLabelText('Model')).toHaveValue('xc60');
  await user.click(screen.getByRole('radio', { name: 'No, thank you' }));
  expect(choicesOf(data()).trade_in).toBeUndefined();
});

test('that there is no car is an answer, and is still one after a reload', async () => {
  const { data, isValid } = openStep(TradeIn, 'trade_in', { answers, required: true });
  expect(isValid()).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'No, thank you' }));
  expect(isValid()).toBe(true);
  const stored = orderOnlineData.parse(JSON.parse(JSON.stringify(data())));
  cleanup();
  openStep(TradeIn, 'trade_in', { data: stored });
  expect(screen.getByRole('radio', { name: 'No, thank you' })).toBeChecked();
});

test('a valuation that fails blocks no step: the retailer values the car', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = answerTo(valueTradeIn, new ShowroomError('api.unreachable', { status: 503 }));
  const { data } = openStep(TradeIn, 'trade_in', { answers: [...answers, broken], required: true });
  await describeCar();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be valued');
  await user.click(screen.getByRole('button', { name: 'Let my retailer value it' }));
  expect(await screen.findByText(/Your retailer will value this car/)).toBeVisible();
  expect(choicesOf(data()).trade_in).toMatchObject({ model: { name: 'XC60' }, estimate: null });
});

test('what the vehicle’s page left is shown, and an estimate whose time is over is said to be', () => {
  const { value, low, high, currency, proof } = exampleValuation.attributes;
  const estimate = { value, low, high, currency, proof, valid_until: '2020-01-31' };
  const car = {
    brand: { name: 'Volvo' },
    model: { name: 'XC60' },
    bodyType: { name: 'SUV' },
    fuelType: { name: 'Diesel' },
  };
  const { isValid } = openStep(TradeIn, 'trade_in', {
    required: true,
    data: {
      tradeInData: {
        ...car,
        mileage: 82_000,
        registrationDate: { date: '2021-05-01' },
        registration: '',
        condition: 'good',
        estimate,
      },
    },
  });
  expect(screen.getByText('31/01/2020')).toBeVisible();
  expect(screen.getByText(/no longer valid/)).toBeVisible();
  expect(isValid()).toBe(true);
});
