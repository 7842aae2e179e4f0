import {
  type EditedSetting,
  listEditedSettings,
  listSettingChanges,
  resetSetting,
  updateSetting,
} from '@showroom/contracts/calls/settings';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, visit, visitAs } from '../editor-in-tests';
import { exampleSetting, SWITCH } from './examples';

const SYMBOL = exampleSetting('price.symbol', {
  ...{ is_set: true, value: '$', default: '€', revision: 3, author: 'Bob' },
  saved_at: '2026-03-01T12:00:00.000Z',
});
const LOGIN = exampleSetting('login.required', SWITCH);
const saved = answerTo(updateSetting, ({ params }) => ({ data: exampleSetting(params.key) }));

const listed = (...settings: EditedSetting[]) => answerTo(listEditedSettings, { data: settings });
const item = (key: string) => within(screen.getByRole('listitem', { name: key }));
const button = (name: string) => screen.getByRole('button', { name });

async function open(settings: readonly EditedSetting[], ...over: readonly FakeAnswer[]) {
  const page = visitAs('market_manager', '/admin', listed(...settings), saved, ...over);
  await screen.findByRole('heading', { level: 1, name: 'Settings of International' });
  return { ...page, user: userEvent.setup() };
}

/** Opens the form of the only setting. */
async function change(setting: EditedSetting, ...over: readonly FakeAnswer[]) {
  const page = await open([setting], ...over);
  await page.user.click(button(`Change ${setting.id}`));
  return { ...page, save: () => page.user.click(button('Save')) };
}

test('each setting stands in the group of what is before its dot, with value, default, readers and who changed it', async () => {
  const { container } = await open([SYMBOL, LOGIN, exampleSetting('lonely')]);
  const prices = within(screen.getByRole('region', { name: 'Settings price' }));
  expect(prices.getByRole('listitem', { name: 'price.symbol' })).toHaveTextContent(/"\$".*"€".*shell.*by Bob/);
  expect(item('price.symbol').getByText('Set')).toBeVisible();
  expect(item('login.required').getByText('Default', { selector: '.ui-badge' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Settings lonely' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('settings are found by their key and by what they decide', async () => {
  const { user } = await open([SYMBOL, LOGIN]);
  const search = screen.getByRole('searchbox', { name: 'Find a setting' });
  await user.type(search, 'login');
  expect(screen.queryByRole('listitem', { name: 'price.symbol' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 settings');
  await user.clear(search);
  await user.type(search, 'symbol decides');
  expect(screen.getByRole('listitem', { name: 'price.symbol' })).toBeVisible();
});

test('a new value is sent with the revision that it was made from, and the page says so', async () => {
  const { user, sent, save } = await change(SYMBOL);
  const value = screen.getByRole('textbox', { name: 'Value' });
  expect(value).toHaveFocus();
  await user.clear(value);
  await user.type(value, 'CHF');
  await save();
  expect(await screen.findByText('price.symbol is saved.')).toBeVisible();
  expect(sent(updateSetting)).toEqual([
    {
      params: { key: 'price.symbol' },
      headers: { 'if-match': '"3"' },
      body: { market: 'international', value: 'CHF' },
    },
  ]);
});

test('a setting goes back to its default', async () => {
  const { user, sent } = await change(SYMBOL, answerTo(resetSetting, undefined));
  await user.click(button('Back to default'));
  expect(await screen.findByText('price.symbol is back to its default.')).toBeVisible();
  expect(sent(resetSetting)).toMatchObject([{ headers: { 'if-match': '"3"' }, query: { market: 'international' } }]);
});

test('what does not fit is said at its field, and what was typed stays', async () => {
  const logos = exampleSetting('navigation.logos', {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['matchingPath', 'logo'],
        properties: {
          matchingPath: { type: 'string' },
          logo: { type: 'string', enum: ['defender', 'discovery'] },
          type: { type: 'string' },
        },
      },
    },
    default: [],
  });
  const refused = refusal(422, 'The value does not fit this setting.', [
    { path: 'value.0.matchingPath', message: 'must be a path' },
  ]);
  const { user, sent, save, container } = await change(logos, answerTo(updateSetting, refused));
  await user.click(button('Add an item'));
  await user.type(screen.getByRole('textbox', { name: 'matchingPath' }), 'nowhere');
  await user.selectOptions(screen.getByRole('combobox', { name: 'logo' }), 'discovery');
  await save();
  expect(await screen.findByText('The value does not fit this setting.')).toBeVisible();
  const path = screen.getByRole('textbox', { name: 'matchingPath' });
  expect(path).toHaveAccessibleDescription('must be a path');
  expect(path).toHaveValue('nowhere');
  expect(sent(updateSetting)).toMatchObject([{ body: { value: [{ matchingPath: 'nowhere', logo: 'discovery' }] } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('somebody who was first is shown with both values, and the person decides', async () => {
  const present = exampleSetting('price.symbol', { is_set: true, value: 'AED', revision: 4, author: 'Cy' });
  const answers = [new ShowroomError('setting.changed', { status: 412, present }), { data: present }];
  const first = answerTo(updateSetting, () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  const { user, sent, save } = await change(SYMBOL, first);
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '!');
  await save();
  expect(await screen.findByText('Somebody else has changed this setting meanwhile.')).toBeVisible();
  expect(screen.getByText('Now, by Cy').nextElementSibling).toHaveTextContent('"AED"');
  expect(screen.getByText('Yours').nextElementSibling).toHaveTextContent('"$!"');
  await user.click(button('Save mine over it'));
  await screen.findByText('price.symbol is saved.');
  expect(sent(updateSetting)).toMatchObject([
    { headers: { 'if-match': '"3"' } },
    { headers: { 'if-match': '"4"' }, body: { value: '$!' } },
  ]);
});

test('the newer value can be taken instead', async () => {
  const present = exampleSetting('price.symbol', { is_set: true, value: 'AED', revision: 4, author: 'Cy' });
  const conflict = answerTo(updateSetting, new ShowroomError('setting.changed', { status: 412, present }));
  const { user, save } = await change(SYMBOL, conflict);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Take the newer value' }));
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('AED');
});

test('leaving with a change that is not saved asks first', async () => {
  const { user, router } = await change(SYMBOL);
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '!');
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(button('Stay here'));
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('$!');
});

test('the history says who changed what, and a value of before comes back', async () => {
  const changes = answerTo(listSettingChanges, {
    data: [
      {
        id: '3',
        type: 'setting_change',
        attributes: { revision: 3, from: { value: '£' }, to: { value: '$' }, who: 'Bob', at: '2026-03-01T12:00:00Z' },
      },
      {
        id: '2',
        type: 'setting_change',
        attributes: { revision: 2, from: null, to: { value: '£' }, who: 'Ann', at: '2026-02-01T12:00:00Z' },
      },
    ],
  });
  const { user, sent } = await open([SYMBOL], changes);
  await user.click(button('History of price.symbol'));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of price.symbol' }));
  expect(await dialog.findByText('Ann')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Restore "$"' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Restore "£"' }));
  expect(await screen.findByText('price.symbol is restored.')).toBeVisible();
  expect(sent(updateSetting)).toMatchObject([{ headers: { 'if-match': '"3"' }, body: { value: '£' } }]);
});

test('a secret is written and not shown', async () => {
  const secret = exampleSetting('crm.key', { is_set: true, shown_to: 'nobody', default: undefined, revision: 1 });
  const { user, sent, save } = await change(secret);
  expect(screen.getByText('What is set is never shown; type a new value.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Value' }), 'hush');
  await save();
  await screen.findByText('crm.key is saved.');
  expect(sent(updateSetting)).toMatchObject([{ body: { value: 'hush' } }]);
});

test('a stored value that breaks its schema is named, and typed as JSON until it fits', async () => {
  const broken = exampleSetting('price.decimals', {
    ...{ schema: { type: 'integer', minimum: 0 }, default: 2, is_set: true, value: 'two' },
    refused: 'Invalid input: expected number',
  });
  const { user, sent, save } = await change(broken);
  const json = screen.getByRole('textbox', { name: 'Value (JSON)' });
  await user.clear(json);
  await user.type(json, 'tw');
  await save();
  expect(json).toHaveAccessibleDescription(/must be valid JSON/);
  expect(sent(updateSetting)).toEqual([]);
  await user.clear(json);
  await user.type(json, '3');
  await save();
  await waitFor(() => expect(sent(updateSetting)).toMatchObject([{ body: { value: 3 } }]));
});

test('a stored key that nobody declares is said to be one, and can be removed', async () => {
  const unknown = exampleSetting('old.key', { schema: undefined, summary: '', readers: [], is_set: true, value: 1 });
  const { user, sent } = await open([unknown], answerTo(resetSetting, undefined));
  expect(item('old.key').getByText('Unknown')).toBeVisible();
  expect(item('old.key').queryByRole('button', { name: 'Change old.key' })).not.toBeInTheDocument();
  await user.click(button('Remove old.key'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('old.key is removed.')).toBeVisible();
  expect(sent(resetSetting)).toHaveLength(1);
});

test('who may only look sees no buttons', async () => {
  visit('/admin', listed(SYMBOL));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /Change|History/ })).not.toBeInTheDocument();
});

test.each<
  [string, Record<string, unknown>, unknown, (user: ReturnType<typeof userEvent.setup>) => Promise<void>, unknown]
>([
  ['a switch', { type: 'boolean' }, false, (user) => user.click(screen.getByRole('switch', { name: 'Value' })), true],
  [
    'a choice',
    { type: 'string', enum: ['', 'overseas'] },
    '',
    (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'overseas'),
    'overseas',
  ],
  [
    'a number',
    { type: 'number', minimum: 0 },
    1,
    async (user) => {
      await user.clear(screen.getByRole('spinbutton', { name: 'Value' }));
      await user.type(screen.getByRole('spinbutton', { name: 'Value' }), '2.5');
    },
    2.5,
  ],
  [
    'a number that may be missing',
    { anyOf: [{ type: 'number' }, { type: 'null' }] },
    null,
    async (user) => {
      await user.click(screen.getByRole('switch', { name: 'Value is given' }));
      await user.type(screen.getByRole('spinbutton', { name: 'Value' }), '7', {
        initialSelectionStart: 0,
        initialSelectionEnd: 1,
      });
    },
    7,
  ],
  [
    'texts by language',
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'string' } },
    { en: 'Hello' },
    async (user) => {
      await user.type(screen.getByRole('textbox', { name: 'Name, such as a language' }), 'ar');
      await user.click(button('Add'));
      await user.type(screen.getByRole('textbox', { name: 'ar' }), 'مرحبا');
    },
    { en: 'Hello', ar: 'مرحبا' },
  ],
])('%s is typed as one', async (_, schema, fallback, type, value) => {
  const { user, sent, save } = await change(exampleSetting('test.value', { schema, default: fallback }));
  await type(user);
  await save();
  await waitFor(() => expect(sent(updateSetting)).toMatchObject([{ body: { value } }]));
});
