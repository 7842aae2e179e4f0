import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { MARKETS } from '@showroom/contracts/markets';
import { screen, within } from '@testing-library/react';
import { answerConfigs } from '../../examples/showroom-config';
import { one, visit } from '../vehicle-page-in-tests';

const text = (html: string) => ({ type: 'html' as const, html });

const cash = {
  accordion: { title: 'Paying in cash', blocks: [text('<p>By bank transfer.</p>'), text(' ')] },
  popup: { label: 'More on cash', title: 'Cash', blocks: [{ type: 'finance_options_table' as const }] },
  finance_options: [
    { label: 'At once', value: '2 %', description: 'Discount' },
    { label: '', value: 'never', description: '' },
  ],
};

test('the market says ways to pay in accordions and popups, and notes its prices with stars', async () => {
  const disclaimers = [
    { price: 'purchase' as const, text: 'Includes VAT.' },
    { price: 'lease' as const, text: 'Over 48 months.' },
  ];
  const configs = { additional: { buttons: [], disclaimers }, cash, subscription: cash };
  const { user } = await visit([one(), answerConfigs(configs)]);
  expect(screen.getAllByText('Paying in cash')).toHaveLength(1);
  await user.click(screen.getByText('Paying in cash'));
  expect(screen.getByText('By bank transfer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More on cash' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Cash' }));
  expect(popup.getAllByRole('row')).toHaveLength(2);
  expect(popup.getByRole('rowheader', { name: 'At once' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Note 1', hidden: true })).toHaveAttribute('href', '#price-note-1');
  expect(screen.getByText('Over 48 months.').parentElement).toHaveTextContent('**');
});

const loan = {
  type: 'calculator' as const,
  config: {
    fields: [
      { key: 'deposit', label: 'Deposit', default: 14_900, min: 0, max: 'price' },
      {
        key: 'months',
        label: 'Term',
        default: 48,
        options: [
          { label: '24 months', value: 24 },
          { label: '48 months', value: 48 },
        ],
      },
    ],
    groups: [
      {
        title: 'Your loan',
        note: 'An example.',
        fields: ['deposit', 'months'],
        results: [
          { label: 'To be paid back', formula: 'price - deposit' },
          { label: 'A month', formula: '(price - deposit) / months', decimals: 2 },
        ],
      },
    ],
  },
};

test("a market's own calculator computes what its configuration says, at once", async () => {
  const content = { accordion: { title: 'Paying in cash', blocks: [loan] }, popup: null, finance_options: [] };
  const { user } = await visit([one(), answerConfigs({ cash: content })]);
  expect(screen.queryByRole('group', { name: 'Your loan', hidden: true })).not.toBeInTheDocument();
  await user.click(screen.getByText('Paying in cash'));
  const calculator = within(await screen.findByRole('group', { name: 'Your loan' }));
  const results = () => calculator.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(calculator.getByText('An example.')).toBeVisible();
  expect(results()).toEqual(['60,000 €', '1,250.00 €']);
  await user.selectOptions(calculator.getByRole('combobox', { name: 'Term' }), '24 months');
  const deposit = calculator.getByRole('textbox', { name: 'Deposit' });
  await user.clear(deposit);
  await user.type(deposit, '50900');
  expect(results()).toEqual(['24,000 €', '1,000.00 €']);
  await user.clear(deposit);
  await user.type(deposit, '80000');
  expect(deposit).toHaveAccessibleDescription('Please enter at most 74,900.');
  expect(results()).toEqual(['–', '–']);
});

test.each([
  [[], 0],
  [[{ label: ' ', value: '2 %', description: '' }], 0],
  [[{ label: 'At once', value: '2 %', description: '' }], 1],
])('of the finance options %j there are %d tables', async (finance_options, count) => {
  const blocks = [text('<p>How to pay.</p>'), { type: 'finance_options_table' as const }];
  const content = { accordion: { title: 'Ways to pay', blocks }, popup: null, finance_options };
  await visit([one(), answerConfigs({ cash: content })]);
  expect(screen.getByText('How to pay.')).toBeInTheDocument();
  expect(screen.queryAllByRole('table', { hidden: true })).toHaveLength(count);
});

test('its configuration is asked for the company of the market, by the types of the showroom', async () => {
  const { client } = await visit([one()], undefined, { market: 'au' });
  expect(client.sends.find(({ call }) => call === getCompanyConfig)?.input).toEqual({
    params: { name: 'all' },
    query: { config_type: 'additional,cash,lease,subscription', lang: 'en-AU' },
    headers: { 'company-config': MARKETS.au.companyUuid },
  });
});

test('each way to pay that has a price has its accordion and its popup', async () => {
  const contentOf = (name: string) => ({
    accordion: { title: `About ${name}`, blocks: [text(`<p>All on ${name}.</p>`)] },
    popup: { label: `More on ${name}`, title: name, blocks: [text('<p>More.</p>')] },
    finance_options: [],
  });
  const configs = { cash: contentOf('cash'), lease: contentOf('leasing'), subscription: contentOf('subscribing') };
  const prices = (['purchase', 'lease', 'subscribe'] as const).map((type) => {
    return { type, value_raw: 900, old_price_raw: null, hidden_from_visitors: type === 'lease' };
  });
  await visit([one({ prices }), answerConfigs(configs)]);
  expect(screen.getByText('All on cash.')).toBeInTheDocument();
  expect(screen.getByText('All on subscribing.')).toBeInTheDocument();
  expect(screen.queryByText('All on leasing.')).not.toBeInTheDocument();
  const popups = screen.getAllByRole('button', { name: /^More on/ });
  expect(popups.map(({ textContent }) => textContent)).toEqual(['More on cash', 'More on subscribing']);
});

const ask = {
  accordion: {
    title: 'Ask us',
    blocks: [text('<p>We answer within a day.</p>'), { type: 'form' as const, form_id: '12' }],
  },
  popup: null,
  finance_options: [],
};

test('a form of an accordion is opened with the vehicle that it is about', async () => {
  const configs = { additional: { buttons: [], disclaimers: [] }, cash: ask };
  const { container } = await visit([one({}), answerConfigs(configs)]);
  expect(screen.getByText('We answer within a day.')).toBeInTheDocument();
  const accordion = screen.getByText('Ask us').closest('details') ?? container;
  const link = within(accordion).getByRole('link', { name: 'Write to the retailer', hidden: true });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/form\/12\?vehicle=.+/));
});
