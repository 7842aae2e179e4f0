import { publishPage, updatePage } from '@showroom/contracts/calls/pages';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, visitIn } from '../editor-in-tests';
import { exampleBlock, examplePage } from '../examples';
import { fill, PATH, press, saveDraft, withPage } from './page-in-tests';

const content: PageContent = {
  values: {},
  texts: { 'en-AE': { title: 'Defender' } },
  blocks: [
    exampleBlock('b1', 1, {
      values: {
        link: { link_text: 'See stock', url: '/stock', type: 'internal', target: '_self', ui_type: 'primary' },
      },
      texts: { 'en-AE': { title: 'Go further', text: '' }, 'ar-AE': { title: 'انطلق' } },
      groups: [{ id: 'g1', values: { size: 'l' }, texts: { 'en-AE': { name: 'First' } } }],
    }),
  ],
};
const inEmirates = { market: 'ae', content, languages: { 'en-AE': 1, 'ar-AE': 0.819 } } as const;

async function open(...over: readonly FakeAnswer[]) {
  const saved: PageContent[] = [];
  const storing = answerTo(updatePage, ({ body }) => {
    saved.push(body.content);
    return { data: examplePage({ ...inEmirates, content: body.content, revision: 5, status: 'changed' }) };
  });
  const visited = visitIn('ae', 'en-AE', PATH, withPage(inEmirates), storing, ...over);
  await screen.findByRole('heading', { level: 1, name: 'Defender' });
  return { ...visited, saved };
}

const chooser = () => screen.getByRole('combobox', { name: 'Language' });
const choose = (locale: string) => userEvent.selectOptions(chooser(), locale);
const block = () => within(screen.getByText(/^1\. Every field/).closest('details') ?? document.body);

test.each([
  ['en-AE', '/defender', '/disabled-preview/defender'],
  ['ar-AE', '/ar/defender', '/ar/disabled-preview/defender'],
])('the live page and its preview open in the language that is edited, %s', async (locale, live, preview) => {
  await open();
  await choose(locale);
  expect(screen.getByRole('link', { name: 'See it live' })).toHaveAttribute('href', live);
  expect(screen.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', preview);
});

test('the builder itself speaks the language of the site', async () => {
  visitIn('ae', 'ar-AE', PATH, withPage(inEmirates));
  await userEvent.click(await screen.findByRole('button', { name: 'إضافة كتلة' }));
  expect(screen.getByRole('searchbox', { name: 'البحث بالاسم' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'حفظ المسودة' })).toBeVisible();
  expect(within(screen.getByRole('combobox', { name: 'اللغة' })).getByText('العربية، 81%')).toBeVisible();
});

test('languages are chosen by their names, with how much of the page each has', async () => {
  await open();
  expect(
    within(chooser())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['English, 100 %', 'Arabic, 81 %']);
  expect(chooser()).toHaveValue('en-AE');
});

test('in a market with one language none is chosen', async () => {
  visitIn('au', 'en-AU', PATH);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
});

test('in a further language only texts are shown, beside the words that they translate', async () => {
  const { container } = await open();
  await choose('ar-AE');
  expect(
    block()
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('id')),
  ).toEqual([
    'field-blocks-0-texts-ar-AE-title',
    'field-blocks-0-texts-ar-AE-text',
    'field-blocks-0-groups-0-texts-ar-AE-name',
  ]);
  for (const role of ['combobox', 'checkbox', 'spinbutton']) expect(block().queryByRole(role)).not.toBeInTheDocument();
  expect(block().getByRole('textbox', { name: /^Title/ })).toHaveValue('انطلق');
  expect(block().getByText('Go further')).toHaveAttribute('lang', 'en-AE');
  expect(block().getByText('First')).toBeVisible();
  expect(screen.getByText(/^1\. Every field/)).toHaveTextContent('1. Every field – انطلق');
  expect(await axe(container)).toHaveNoViolations();
});

test('what is typed in a further language lands in its texts alone', async () => {
  const { saved } = await open();
  await choose('ar-AE');
  fill(block().getByRole('textbox', { name: /^Title/ }), 'انطلق بعيدا');
  fill(block().getByRole('textbox', { name: /^Name/ }), 'أول');
  fill(screen.getAllByRole('textbox', { name: /^Title/ })[0] ?? document.body, 'ديفندر');
  expect(screen.getByRole('heading', { level: 1, name: 'Defender' })).toBeVisible();
  await saveDraft();
  const [own] = content.blocks;
  const [group] = own?.groups ?? [];
  expect(saved.at(-1)).toEqual({
    ...content,
    texts: { ...content.texts, 'ar-AE': { title: 'ديفندر' } },
    blocks: [
      {
        ...own,
        texts: { ...own?.texts, 'ar-AE': { title: 'انطلق بعيدا' } },
        groups: [{ ...group, texts: { ...group?.texts, 'ar-AE': { name: 'أول' } } }],
      },
    ],
  });
});

test('what is required is optional in a further language', async () => {
  await open();
  await choose('ar-AE');
  expect(block().getByRole('textbox', { name: 'Title (optional)' })).toBeVisible();
});

test('a block without a text in the language is known by its first one', async () => {
  await open();
  await choose('ar-AE');
  fill(block().getByRole('textbox', { name: /^Title/ }), '');
  expect(screen.getByText(/^1\. Every field/)).toHaveTextContent('1. Every field – Go further');
});

test('an item that is added in a further language has its defaults', async () => {
  const { saved } = await open();
  await choose('ar-AE');
  await press('Add an item');
  await saveDraft();
  expect(saved.at(-1)?.blocks[0]?.groups[1]).toMatchObject({ values: { size: 'm' } });
});

test.each([
  ['a text of another language', 'blocks.0.texts.ar-AE.title', 'en-AE', 'ar-AE'],
  ['a value of all languages', 'blocks.0.values.link.url', 'ar-AE', 'en-AE'],
])('the issue of %s leads to its field in the language that has it', async (_, path, from, to) => {
  const errors = [{ path, message: 'Not so.' }];
  const { container } = await open(answerTo(publishPage, refusal(422, 'No.', errors)));
  await choose(from);
  await press('Save draft');
  await press('Publish');
  const link = await screen.findByRole('link', { name: 'Not so.' });
  expect(screen.getByText('1 to correct')).toBeVisible();
  await userEvent.click(link);
  expect(chooser()).toHaveValue(to);
  expect(screen.getByDisplayValue(to === 'ar-AE' ? 'انطلق' : '/stock')).toHaveAccessibleDescription(/Not so\.$/);
  expect(await axe(container)).toHaveNoViolations();
});

test('a text of a further language is checked like the first one', async () => {
  const { saved } = await open();
  await choose('ar-AE');
  fill(screen.getByLabelText(/^Title for search engines/), 'x'.repeat(201));
  await choose('en-AE');
  await press('Save draft');
  await userEvent.click(
    await screen.findByRole('link', { name: 'Title for search engines has at most 200 characters.' }),
  );
  expect(chooser()).toHaveValue('ar-AE');
  expect(saved).toEqual([]);
});

describe('a translator', () => {
  const translated = withPage({ ...inEmirates, operations: ['edit_texts'] });

  test('sees texts and no settings, in the first language too, and nothing to arrange or publish', async () => {
    const { container } = await open(translated);
    const buttons = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    const onPage = 'Write on the page: 1. Every field';
    expect(buttons).toEqual(['Sign out', 'Undo', 'Redo', 'Save draft', onPage, 'Item 1First', 'Check']);
    for (const role of ['checkbox', 'spinbutton', 'img']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(screen.getAllByRole('combobox')).toEqual([chooser()]);
    expect(
      block()
        .getAllByRole('textbox')
        .map((input) => input.getAttribute('id')),
    ).toEqual([
      'field-blocks-0-texts-en-AE-title',
      'field-blocks-0-texts-en-AE-text',
      'field-blocks-0-groups-0-texts-en-AE-name',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('saves what is translated', async () => {
    const { saved } = await open(translated);
    await choose('ar-AE');
    fill(block().getByRole('textbox', { name: /^Name/ }), 'أول');
    await saveDraft();
    expect(saved.at(-1)?.blocks[0]?.groups[0]?.texts['ar-AE']).toEqual({ name: 'أول' });
  });
});
