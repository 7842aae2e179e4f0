import { reverseCalculate } from '@showroom/contracts/calls/showroom';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { usePlatform } from '@showroom/shared-ui/platform';
import {
  answerTo,
  type FakeAnswer,
  fakeClient,
  type PlatformOptions,
  renderWithPlatform,
} from '@showroom/shared-ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { EMPTY_STATE, type ListState } from '../facets/url-state';
import { LanguageProvider } from '../language/use-language';
import { listLanguage } from '../listing/load-list';
import { ReverseCalculator } from './ReverseCalculator';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const OPEN = 'Filter By Monthly Budget';
const RESET = 'Reset Filter';

const answered = (changes: object = {}) =>
  answerTo(reverseCalculate, {
    data: {
      id: '1',
      type: 'reverse_calculation',
      attributes: {
        min_price: 8000,
        max_price: 48_300,
        currency: 'EUR',
        duration: 48,
        yearly_mileage: 15_000,
        rates: { from: 4.9, to: 8.9 },
        ...changes,
      },
    },
  });

interface ListProps {
  readonly started: ListState;
  readonly onState: (state: ListState) => void;
}

/** As the list stores its state. */
function List({ started, onState }: ListProps) {
  const [state, setState] = useState(started);
  const platform = usePlatform();
  return (
    <LanguageProvider value={listLanguage(platform)}>
      <ReverseCalculator
        state={state}
        onChange={(next) => {
          onState(next);
          setState(next);
        }}
      />
    </LanguageProvider>
  );
}

function show(answer: FakeAnswer = answered(), options: PlatformOptions = {}, started: ListState = EMPTY_STATE) {
  const client = fakeClient(answer);
  const states: ListState[] = [];
  const view = renderWithPlatform(<List started={started} onState={(state) => states.push(state)} />, {
    client,
    ...options,
  });
  return { ...view, client, states, user: userEvent.setup() };
}

async function budgeted(budget: string, ...asked: Parameters<typeof show>) {
  const shown = show(...asked);
  await shown.user.click(screen.getByRole('button', { name: OPEN }));
  await shown.user.type(await screen.findByLabelText('Monthly budget'), budget);
  await shown.user.type(screen.getByLabelText('Deposit (optional)'), '5000');
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '36 months');
  await shown.user.click(screen.getByRole('button', { name: 'Show vehicles' }));
  return shown;
}

test('filters the list by the payment of each vehicle on the terms that were given', async () => {
  const { client, states } = await budgeted('650', answered(), {}, { ...EMPTY_STATE, page: 3 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: OPEN })).toHaveFocus();
  expect(client.sends.at(-1)?.input.body).toEqual({
    market: 'international',
    budget: 650,
    deposit: 5000,
    duration: 36,
    yearly_mileage: 15_000,
  });
  expect(states.at(-1)).toEqual({
    ...EMPTY_STATE,
    ranges: { monthly_payment: { from: undefined, to: 650 } },
    terms: { deposit: 5000, term: 36 },
  });
});

test('the prices of a calculator of the market itself filter by price', async () => {
  const { states, user } = await budgeted('650', answered({ yearly_mileage: null, rates: null }));
  const reset = await screen.findByRole('button', { name: RESET });
  expect(states.at(-1)?.ranges).toEqual({ display_price: { from: 8000, to: 48_300 } });
  await user.click(reset);
  expect(states.at(-1)).toEqual(EMPTY_STATE);
});

test.each([
  ['the price of the budget', { from: 8000, to: 48_300 }, {}],
  ['no price that the visitor chose since', { from: 8000, to: 40_000 }, { display_price: { from: 8000, to: 40_000 } }],
])('whoever comes back to the list resets %s', async (_, display_price, left) => {
  const first = await budgeted('650', answered({ yearly_mileage: null, rates: null }));
  await screen.findByRole('button', { name: RESET });
  first.unmount();
  const found = { ...EMPTY_STATE, ranges: { display_price }, terms: { deposit: 5000, term: 36 } };
  const { states, user } = show(answered(), {}, found);
  await user.click(screen.getByRole('button', { name: RESET }));
  expect(states).toEqual([{ ...EMPTY_STATE, ranges: left }]);
});

test('the reset button takes the budget away and leaves the other filters', async () => {
  const other = { ...EMPTY_STATE, ranges: { mileage: { from: 0, to: 9000 } } };
  const { states, user } = show(
    answered(),
    {},
    {
      ...other,
      ranges: { ...other.ranges, monthly_payment: { from: undefined, to: 400 } },
      terms: { term: 36 },
    },
  );
  await user.click(screen.getByRole('button', { name: RESET }));
  expect(states).toEqual([other]);
  expect(screen.queryByRole('button', { name: RESET })).not.toBeInTheDocument();
});

test('without a budget there is nothing to reset', () => {
  show();
  expect(screen.queryByRole('button', { name: RESET })).not.toBeInTheDocument();
});

test('asks for an amount', async () => {
  const { user, client } = show();
  await user.click(screen.getByRole('button', { name: OPEN }));
  await user.click(await screen.findByRole('button', { name: 'Show vehicles' }));
  expect(screen.getByLabelText('Monthly budget')).toHaveAccessibleDescription('Please enter an amount.');
  expect(client.sends).toEqual([]);
});

test('a failure is shown in the texts of the specification', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { states } = await budgeted(
    '650',
    answerTo(reverseCalculate, new ShowroomError('api.unreachable', { status: 503 })),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Something went wrong, please refresh the page and try again$/,
  );
  expect(states).toEqual([]);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

test('a budget that pays for nothing says what may help', async () => {
  await budgeted('5', answered({ min_price: 0, max_price: 0 }));
  expect(await screen.findByText(/No price can be paid for like this/)).toBeVisible();
});

test('the error can be the market’s own', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const away = answerTo(reverseCalculate, new ShowroomError('api.unreachable', { status: 503 }));
  await budgeted('650', away, { settings: { 'reverse_calculator.error': 'Please call us' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please call us$/);
  warned.mockRestore();
});

test('labels can be the market’s own', async () => {
  show(
    answered(),
    {
      settings: { 'reverse_calculator.open_label': 'My budget', 'reverse_calculator.reset_label': 'All prices' },
    },
    { ...EMPTY_STATE, ranges: { monthly_payment: { from: undefined, to: 400 } } },
  );
  expect(screen.getByRole('button', { name: 'My budget' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All prices' })).toBeVisible();
});

test('names its assumptions, and axe finds nothing', async () => {
  const { user, container } = show();
  await user.click(screen.getByRole('button', { name: OPEN }));
  expect(await screen.findByText(/fixed yearly rates from 4\.9 % to 8\.9 %/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});
