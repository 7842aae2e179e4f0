import type { Field } from '@showroom/contracts/blocks/template';
import { listForms } from '@showroom/contracts/calls/forms';
import { getMedia, listMedia } from '@showroom/contracts/calls/media';
import { listLinkTargets } from '@showroom/contracts/calls/pages';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { axe, toHaveNoViolations } from 'jest-axe';
import { exampleListed } from '../forms/examples';
import { formList } from '../leads/examples';
import { exampleMedia, mediaList } from '../media/media-in-tests';
import { showInput } from './input-in-tests';

expect.extend(toHaveNoViolations);

const base = { symbol: 'it', label: 'It' } as const;
const STRING: Field = { ...base, field_type: 'String' };
const TEXT: Field = { ...base, field_type: 'Text' };
const ICON: Field = { ...base, field_type: 'Icon' };
const BOOL: Field = { ...base, field_type: 'Bool' };
const NUMBER: Field = { ...base, field_type: 'Number', attrs: { min: 1, max: 4, step: 0.5 } };
const OPTIONS = [
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
];
const SELECT: Field = { ...base, field_type: 'Select', attrs: { options: OPTIONS } };
const SELECT_WITH_DEFAULT: Field = { ...SELECT, default_value: 'light' };
const HTML: Field = { ...base, field_type: 'Markdown', attrs: { language: 'html' } };
const MARKDOWN: Field = { ...base, field_type: 'Markdown', attrs: { language: 'markdown' } };
const CODE: Field = { ...base, field_type: 'Markdown', attrs: { language: 'json' } };
const JSON_FIELD: Field = { ...base, field_type: 'Json' };
const IMAGE: Extract<Field, { field_type: 'Image' }> = { ...base, field_type: 'Image' };
const LINK: Field = { ...base, field_type: 'Link' };
const LINKS: Field = { ...base, field_type: 'LinksCollection' };

const PICTURE = '/media/heroes/defender-110/pangea-green/dusk';
const link = (link_text: string, url: string) => ({
  link_text,
  url,
  type: 'internal',
  target: '_self',
  ui_type: 'primary',
});

const EVERY: readonly [string, Field, unknown][] = [
  ['a line', STRING, 'Hello'],
  ['a text', TEXT, 'Hello\nyou'],
  ['an icon', ICON, 'heart'],
  ['a switch', BOOL, true],
  ['a number', NUMBER, 2],
  ['a choice', SELECT, 'dark'],
  ['HTML', HTML, '<p>Hi</p>'],
  ['JSON', JSON_FIELD, { x: 1 }],
  ['a picture', IMAGE, { src: PICTURE, alt: 'A Defender' }],
  ['a picture of the library', IMAGE, { media: 'coast' }],
  ['a link', LINK, link('Mail', 'mailto:a@b.c')],
  ['links', LINKS, [link('Mail', 'mailto:a@b.c'), link('Stock', '/stock')]],
  ['a line between fields', { ...base, field_type: 'Separator' }, undefined],
];

test.each(EVERY)('%s has no accessibility faults, neither with an error', async (_, field, value) => {
  const { container, unmount } = showInput(field, value);
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  const { container: refused } = showInput(field, value, { error: 'It is wrong.' });
  expect(await axe(refused)).toHaveNoViolations();
});

test.each([
  ['a line', STRING, 'textbox'],
  ['a text', TEXT, 'textbox'],
  ['an icon', ICON, 'combobox'],
  ['a switch', BOOL, 'checkbox'],
  ['a number', NUMBER, 'spinbutton'],
  ['a choice', SELECT, 'combobox'],
  ['HTML', HTML, 'textbox'],
  ['JSON', JSON_FIELD, 'textbox'],
] as const)('what is wrong with %s is told with its control', (_, field, role) => {
  showInput(field, undefined, { error: 'It is wrong.' });
  const control = screen.getByRole(role);
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription(/It is wrong\.$/);
});

test.each([
  ['a line', STRING, 'textbox'],
  ['a text', TEXT, 'textbox'],
  ['an icon', ICON, 'combobox'],
  ['a number', NUMBER, 'spinbutton'],
  ['HTML', HTML, 'textbox'],
  ['JSON', JSON_FIELD, 'textbox'],
] as const)('%s says whether it may stay empty', (_, field, role) => {
  const { unmount } = showInput(field);
  expect(screen.getByRole(role, { name: 'It (optional)' })).toBeVisible();
  unmount();
  showInput({ ...field, required: true });
  expect(screen.getByRole(role, { name: 'It' })).toBeVisible();
});

test.each([
  ['a line', STRING, 'textbox', 7],
  ['a text', TEXT, 'textbox', { text: 'x' }],
  ['HTML', HTML, 'textbox', ['x']],
  ['a number', NUMBER, 'spinbutton', '3'],
  ['a choice', SELECT, 'combobox', 3],
] as const)('%s that was stored as something else is empty, and nothing is sent before it is touched', (...row) => {
  const [, field, role, stored] = row;
  const { latest } = showInput(field, stored);
  expect(screen.getByRole(role)).toHaveValue(role === 'spinbutton' ? null : '');
  expect(latest.value).toBe(stored);
});

describe('text', () => {
  test.each([
    ['line', STRING, 'ab'],
    ['text', TEXT, 'a\nb'],
  ])('in a %s, Enter starts a new line only where there are several', async (_, field, expected) => {
    const { latest, user } = showInput(field, '');
    await user.type(screen.getByRole('textbox'), 'a{Enter}b');
    expect(latest.value).toBe(expected);
  });

  test('that is emptied is sent as an empty text, not left out', async () => {
    const { latest, user } = showInput(STRING, 'Hello');
    await user.clear(screen.getByRole('textbox'));
    expect(latest.value).toBe('');
  });

  test.each([
    [STRING, 'auto'],
    [TEXT, 'auto'],
    [HTML, 'auto'],
    [CODE, 'ltr'],
  ])('of %j reads in the direction of what is written, code from the left', (field, dir) => {
    showInput(field, 'مرحبا');
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', dir);
  });
});

describe('a switch', () => {
  test('is turned by the space bar', async () => {
    const { latest, user } = showInput(BOOL, false);
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'It' })).toHaveFocus();
    await user.keyboard(' ');
    expect(latest.value).toBe(true);
    await user.keyboard(' ');
    expect(latest.value).toBe(false);
  });

  test.each([['true'], [1], [null], [undefined]])('that was stored as %j is off', (stored) => {
    showInput(BOOL, stored);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('a number', () => {
  test('has the bounds of its template', () => {
    showInput(NUMBER, 2);
    const control = screen.getByRole('spinbutton');
    expect(control).toHaveAttribute('min', '1');
    expect(control).toHaveAttribute('max', '4');
    expect(control).toHaveAttribute('step', '0.5');
  });

  test('without a step may be any number', () => {
    showInput({ ...base, field_type: 'Number' }, 0.123);
    expect(screen.getByRole('spinbutton')).toHaveAttribute('step', 'any');
    expect(screen.getByRole('spinbutton')).toHaveValue(0.123);
  });

  test.each([
    ['2.5', 2.5],
    ['-3', -3],
    ['0', 0],
  ])('typed as %s is sent as a number', async (typed, expected) => {
    const { latest, user } = showInput(NUMBER, undefined);
    await user.type(screen.getByRole('spinbutton'), typed);
    expect(latest.value).toBe(expected);
  });

  test('that is emptied is sent as null, so that its default does not come back', async () => {
    const { latest, user } = showInput(NUMBER, 3);
    await user.clear(screen.getByRole('spinbutton'));
    expect(latest.value).toBeNull();
    expect(screen.getByRole('spinbutton')).toHaveValue(null);
  });
});

describe('a choice', () => {
  const offered = () => within(screen.getByRole('combobox')).getAllByRole('option');
  const labels = () => offered().map(({ textContent }) => textContent);

  test('offers the options of its template and sends their values', async () => {
    const { latest, user } = showInput(SELECT, 'light');
    expect(labels()).toEqual(['Please choose', 'Light', 'Dark']);
    await user.selectOptions(screen.getByRole('combobox'), 'Dark');
    expect(latest.value).toBe('dark');
  });

  test('with a default always has one', () => {
    showInput(SELECT_WITH_DEFAULT, 'dark');
    expect(labels()).toEqual(['Light', 'Dark']);
  });

  test('whose option is gone is asked again, also where there is a default', () => {
    showInput(SELECT_WITH_DEFAULT, 'sepia');
    expect(labels()).toEqual(['Please choose', 'Light', 'Dark']);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Please choose');
  });
});

describe('an icon', () => {
  test('is chosen by name and taken away', async () => {
    const { latest, user } = showInput(ICON, undefined);
    await user.selectOptions(screen.getByRole('combobox'), 'heart');
    expect(latest.value).toBe('heart');
    await user.selectOptions(screen.getByRole('combobox'), 'None');
    expect(latest.value).toBe('');
  });

  test('that the set does not know stays chosen until another one is', () => {
    const { latest } = showInput(ICON, 'steam-engine');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('steam-engine');
    expect(latest.value).toBe('steam-engine');
  });
});

describe('code', () => {
  test.each([
    [HTML, 'HTML; scripts and styles are removed when it is saved.'],
    [MARKDOWN, 'Markdown.'],
    [CODE, 'JSON.'],
  ])('of %j says what it is', (field, hint) => {
    showInput(field);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(hint);
  });

  test('in JSON is told while it is broken, and sent as the text that it is', () => {
    const { latest } = showInput(CODE, '');
    const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    write('[1,');
    expect(latest.fault).toMatch(/^It must be valid JSON: /);
    expect(latest.value).toBe('[1,');
    write('[1,2]');
    expect(latest).toEqual({ value: '[1,2]', fault: undefined });
  });

  test.each([HTML, MARKDOWN])('of %j may have any braces', (field) => {
    const { latest } = showInput(field, '');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '{"x":' } });
    expect(latest).toEqual({ value: '{"x":', fault: undefined });
  });
});

describe('JSON', () => {
  const area = () => screen.getByRole('textbox');
  const write = (value: string) => fireEvent.change(area(), { target: { value } });

  test('that is broken stays as it was typed, and the last whole value stands', () => {
    const { latest } = showInput(JSON_FIELD, { x: 1 });
    write('{"x": 2');
    expect(area()).toHaveValue('{"x": 2');
    expect(latest.value).toEqual({ x: 1 });
    expect(latest.fault).toMatch(/^It must be valid JSON: /);
    write('{"x": 2}');
    expect(latest).toEqual({ value: { x: 2 }, fault: undefined });
    expect(area()).toHaveValue('{"x": 2}');
  });

  test('that is emptied is left out, and an empty text is not broken', () => {
    const { latest } = showInput(JSON_FIELD, { x: 1 });
    write('  ');
    expect(latest).toEqual({ value: undefined, fault: undefined });
  });

  test('of a newer version replaces what was typed', () => {
    const { form } = showInput(JSON_FIELD, { x: 1 });
    write('{"x": 2');
    act(() => form.replace([7]));
    expect(area()).toHaveValue('[\n  7\n]');
  });

  test('of any shape is shown as text that gives the same value again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { unmount } = showInput(JSON_FIELD, value);
        const shown: unknown = JSON.parse(String(Reflect.get(area(), 'value')));
        unmount();
        expect(JSON.stringify(shown)).toBe(JSON.stringify(value));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a picture', () => {
  const src = () => screen.getByRole('textbox', { name: /^Picture/ });
  const alt = () => screen.getByRole('textbox', { name: /^Description/ });

  test.each([PICTURE, 'https://example.com/a.jpg'])('is seen as soon as its address is whole: %s', (whole) => {
    showInput(IMAGE, { src: '/media/heroes/defender-110', alt: 'A Defender' });
    for (const part of ['/media/heroes/defender-110', 'javascript:alert(1)', 'https://example']) {
      fireEvent.change(src(), { target: { value: part } });
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    }
    fireEvent.change(src(), { target: { value: whole } });
    expect(screen.getByRole('img', { name: 'Preview: A Defender' })).toBeVisible();
  });

  test('has its path and its description, each as typed', async () => {
    const { latest, user } = showInput(IMAGE);
    await user.type(src(), '/m');
    await user.type(alt(), 'A car');
    expect(latest.value).toEqual({ src: '/m', alt: 'A car' });
    await user.clear(src());
    expect(latest.value).toEqual({ src: '', alt: 'A car' });
    await user.clear(alt());
    expect(latest.value).toBeUndefined();
  });

  test('without a description in its template asks for none', () => {
    showInput({ ...base, field_type: 'Image', attrs: { withAlt: false } }, { src: PICTURE, alt: '' });
    expect(screen.queryByRole('textbox', { name: /^Description/ })).not.toBeInTheDocument();
  });

  test('is chosen from the library, by its id', async () => {
    const pictures = [exampleMedia('car'), exampleMedia('coast')];
    const client = fakeClient(answerTo(listMedia, mediaList(pictures)));
    const { latest, user } = showInput(IMAGE, { src: PICTURE, alt: 'A Defender' }, { client });
    await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a picture' }));
    await dialog.findByRole('button', { name: /coast/ });
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await user.type(dialog.getByRole('searchbox'), 'sea{Enter}');
    expect(client.sends.at(-1)?.input.query).toEqual({
      market: 'international',
      kind: 'image',
      page: '1',
      q: 'sea',
    });
    await user.click(await dialog.findByRole('button', { name: /coast/ }));
    expect(latest.value).toEqual({ media: 'coast' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Preview/ })).toHaveAttribute(
      'src',
      '/media/library/coast/0-1024x576.webp',
    );
  });

  test('of the library has words of its own, or only decorates, or is taken away', async () => {
    const { latest, user } = showInput(IMAGE, { media: 'coast' });
    await user.type(alt(), 'The sea');
    expect(latest.value).toEqual({ media: 'coast', alt: 'The sea' });
    await user.click(screen.getByRole('checkbox', { name: 'Only decorates' }));
    expect(latest.value).toEqual({ media: 'coast', alt: 'The sea', decorative: true });
    expect(screen.queryByRole('textbox', { name: /^Description/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Only decorates' }));
    await user.clear(alt());
    expect(latest.value).toEqual({ media: 'coast' });
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(latest.value).toBeUndefined();
    expect(src()).toBeVisible();
  });

  test('that is drawn has words, or only decorates', async () => {
    const drawn = { src: '/media/heroes/xf/fuji-white/city', alt: '' };
    const { latest, user } = showInput(IMAGE, drawn);
    await user.click(screen.getByRole('checkbox', { name: 'Only decorates' }));
    expect(latest.value).toEqual({ ...drawn, decorative: true });
    await user.click(screen.getByRole('checkbox', { name: 'Only decorates' }));
    await user.type(alt(), 'A car');
    expect(latest.value).toEqual({ ...drawn, alt: 'A car' });
  });

  test('of a field for the library alone has no path', () => {
    showInput({ ...IMAGE, attrs: { withAlt: false, source: 'library' } }, undefined, { error: 'It is required.' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('It is required.');
  });

  test('says of each part what is wrong with it', () => {
    showInput(IMAGE, undefined, { parts: { src: 'No such picture.', alt: 'Too long.' } });
    expect(src()).toHaveAccessibleDescription(/No such picture\.$/);
    expect(alt()).toHaveAccessibleDescription('Too long.');
  });
});

describe('a link', () => {
  const part = (name: string) => screen.getByRole('textbox', { name });
  const address = () => screen.getByRole('combobox', { name: 'Address' });

  test('that lacks something is shown with what is usual', () => {
    showInput(LINK, { link_text: 'Go', url: '/go', type: 'portal' });
    expect(screen.getByRole('combobox', { name: 'Leads to' })).toHaveDisplayValue('A page of this site');
    expect(screen.getByRole('combobox', { name: 'Opens' })).toHaveDisplayValue('In the same window');
    expect(screen.getByRole('combobox', { name: 'Look' })).toHaveDisplayValue('Filled button');
  });

  test.each([
    ['Leads to', 'A file', { type: 'file' }],
    ['Opens', 'In a new window', { target: '_blank' }],
    ['Look', 'Text link', { ui_type: 'tertiary' }],
  ])('"%s" can be "%s"', async (name, choice, expected) => {
    const { latest, user } = showInput(LINK, { ...link('Go', '/go'), tracking: 'x' });
    await user.selectOptions(screen.getByRole('combobox', { name }), choice);
    expect(latest.value).toEqual({ ...link('Go', '/go'), tracking: 'x', ...expected });
  });

  test('without text and address is none', async () => {
    const { latest, user } = showInput(LINK, link('Go', '/'));
    await user.clear(part('Text'));
    expect(latest.value).toEqual(link('', '/'));
    await user.clear(address());
    expect(latest.value).toBeUndefined();
  });

  test('says what is wrong with its parts, and with itself', () => {
    showInput(LINK, link('', ''), { error: 'It is required.', parts: { url: 'Not an address.' } });
    expect(address()).toHaveAccessibleDescription(/Not an address\.$/);
    expect(part('Text')).toBeValid();
    expect(screen.getByText('It is required.')).toBeVisible();
  });

  test('within the site is offered what the market has, once somebody comes to its address', async () => {
    const targets = [
      { url: '/offers', label: 'Offers of this month' },
      { url: 'privacy', label: 'Leads to /legal/privacy' },
    ];
    const client = fakeClient(answerTo(listLinkTargets, { data: targets }));
    const { user } = showInput(LINK, link('Go', '/'), { client });
    expect(client.sends).toEqual([]);
    await user.click(address());
    const offered = await screen.findAllByRole('option', { name: /Offers|privacy/, hidden: true });
    expect(offered.map((one) => [one.getAttribute('value'), one.textContent])).toEqual(
      targets.map(({ url, label }) => [url, label]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'Another site');
    expect(screen.getByRole('textbox', { name: 'Address' })).not.toHaveAttribute('list');
  });
});

test('a link to a file leads to a document of the library that is chosen', async () => {
  const facts = { name: 'Brochure.pdf', kind: 'document', mime: 'application/pdf', width: 0, height: 0 } as const;
  const client = fakeClient(answerTo(listMedia, mediaList([exampleMedia('brochure', facts)])));
  const file = { ...link('Brochure', ''), type: 'file' };
  const { latest, user } = showInput(LINK, file, { client });
  await user.click(screen.getByRole('button', { name: 'Choose a document from the library' }));
  await user.click(await screen.findByRole('button', { name: /^Brochure\.pdf/ }));
  expect(latest.value).toEqual({ ...file, url: '/media/library/brochure/document.pdf' });
});

describe('a link to a form', () => {
  const hidden = { name: 'campaign', kind: 'hidden', label: {}, is_required: false, width: 'full', step: 0 } as const;
  const forms = [
    exampleListed('contact', { fields: [hidden] }),
    exampleListed('test-drive', { name: 'Book a test drive', fields: [] }),
  ];
  const client = () =>
    fakeClient(
      answerTo(listForms, ({ query }) =>
        formList(forms.filter(({ attributes }) => attributes.name.toLowerCase().includes(query.q ?? ''))),
      ),
    );
  const combo = (name: string) => screen.getByRole('combobox', { name });

  test('has a form of the market instead of an address, its columns and values for its hidden fields', async () => {
    const { latest, user, container } = showInput(LINK, link('Ask us', '/contact'), { client: client() });
    await user.selectOptions(combo('Leads to'), 'A form');
    expect(screen.queryByRole('combobox', { name: 'Address' })).not.toBeInTheDocument();
    await screen.findByRole('option', { name: 'Contact us' });
    await user.selectOptions(combo('Form'), 'Contact us');
    await user.selectOptions(combo('Its fields'), 'Two columns');
    await user.type(screen.getByRole('textbox', { name: /^Hidden field campaign/ }), 'autumn');
    expect(latest.value).toEqual({
      ...{ link_text: 'Ask us', url: '', type: 'form', target: '_self', ui_type: 'primary' },
      ...{ rdx_forms_form_id: 'contact', form_layout: 'double', hidden_fields: { campaign: 'autumn' } },
    });
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(combo('Leads to'), 'A page of this site');
    expect(latest.value).toEqual({
      ...{ link_text: 'Ask us', url: '', type: 'internal', target: '_self', ui_type: 'primary' },
    });
  });

  test('finds a form by its name, and keeps the chosen one meanwhile', async () => {
    const stored = { ...link('Ask us', ''), type: 'form', rdx_forms_form_id: 'contact' };
    const { user } = showInput(LINK, stored, { client: client() });
    expect(await screen.findByRole('option', { name: 'Contact us' })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Find a form' }), 'drive');
    await waitFor(() => expect(combo('Form')).toHaveTextContent('Book a test drive'));
    expect(combo('Form')).toHaveValue('contact');
  });

  test('is left to editors by whoever translates it, who is asked for no forms', () => {
    const own = client();
    showInput(LINK, { ...link('Ask us', ''), type: 'form' }, { client: own, role: 'translator' });
    expect(screen.getByText('Editors choose the form.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Form' })).not.toBeInTheDocument();
    expect(own.sends).toEqual([]);
  });

  test('says what is missing with its control, and when the forms cannot be loaded', async () => {
    const broken = fakeClient(answerTo(listForms, new Error('down')));
    const parts = { rdx_forms_form_id: 'Choose the form that the link opens.' };
    showInput(LINK, { ...link('Ask us', ''), type: 'form' }, { client: broken, parts });
    expect(combo('Form')).toHaveAccessibleDescription('Choose the form that the link opens.');
    expect(await screen.findByText('The forms could not be loaded; please try again.')).toBeVisible();
  });
});

test('a link has an icon and colours of its own, or none', async () => {
  const { latest, user } = showInput(LINK, link('Stock', '/stock'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'With icon' }), 'car');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colours' }), 'Dark');
  expect(latest.value).toMatchObject({ icon: 'car', theme: 'dark' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'With icon' }), 'None');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colours' }), 'Those of its block');
  expect(latest.value).not.toHaveProperty('icon');
  expect(latest.value).not.toHaveProperty('theme');
});

describe('links', () => {
  const STORED = [link('One', '/1'), link('Two', '/2'), link('Three', '/3')];
  const names = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => Reflect.get(Object(one), 'link_text')) : value;
  const button = (name: string) => screen.getByRole('button', { name });

  test('are moved by keyboard, and the ends go no further', async () => {
    const { latest, user } = showInput(LINKS, STORED);
    expect(button('Move Link 1 up')).toBeDisabled();
    expect(button('Move Link 3 down')).toBeDisabled();
    button('Move Link 1 down').focus();
    await user.keyboard('{Enter}');
    expect(names(latest.value)).toEqual(['Two', 'One', 'Three']);
    button('Move Link 3 up').focus();
    await user.keyboard(' ');
    expect(names(latest.value)).toEqual(['Two', 'Three', 'One']);
  });

  test('are removed one by one until none is left', async () => {
    const { latest, user } = showInput(LINKS, STORED);
    await user.click(button('Remove Link 2'));
    expect(names(latest.value)).toEqual(['One', 'Three']);
    await user.click(button('Remove Link 2'));
    await user.click(button('Remove Link 1'));
    expect(latest.value).toEqual([]);
    expect(screen.queryByRole('group', { name: /^Link/ })).not.toBeInTheDocument();
  });

  test('are changed each on its own', async () => {
    const { latest, user } = showInput(LINKS, STORED);
    const second = within(screen.getByRole('group', { name: 'Link 2' }));
    await user.type(second.getByRole('textbox', { name: 'Text' }), '!');
    expect(names(latest.value)).toEqual(['One', 'Two!', 'Three']);
  });

  test('show an error at the part of the one that it is about', () => {
    showInput(LINKS, STORED, { parts: { '1.url': 'Not an address.' } });
    const address = (place: number) =>
      within(screen.getByRole('group', { name: `Link ${place}` })).getByRole('combobox', { name: 'Address' });
    expect(address(2)).toHaveAccessibleDescription(/Not an address\.$/);
    expect(address(1)).toBeValid();
  });

  test.each([['none'], [null], [{ 0: link('One', '/1') }]])('that were stored as %j are none', async (stored) => {
    const { latest, user } = showInput(LINKS, stored);
    expect(screen.queryByRole('group', { name: /^Link/ })).not.toBeInTheDocument();
    await user.click(button('Add a link'));
    expect(latest.value).toEqual([link('', '')]);
  });
});

describe('a film', () => {
  const FILM: Extract<Field, { field_type: 'Film' }> = { ...base, field_type: 'Film' };
  const dunes = exampleMedia('dunes', { kind: 'film', mime: 'video/mp4', name: 'dunes.mp4', duration: 65 });

  test('is an address, as typed', async () => {
    const { latest, user } = showInput(FILM);
    await user.type(screen.getByRole('textbox', { name: /^Address/ }), '/a.mp4');
    expect(latest.value).toBe('/a.mp4');
    await user.clear(screen.getByRole('textbox', { name: /^Address/ }));
    expect(latest.value).toBeUndefined();
  });

  test('is chosen from the library, by its id, seen, and taken away', async () => {
    const client = fakeClient(answerTo(listMedia, mediaList([dunes])), answerTo(getMedia, { data: dunes }));
    const { latest, user, container } = showInput(FILM, undefined, { client });
    await user.click(screen.getByRole('button', { name: 'Choose a film from the library' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a film' }));
    expect(await dialog.findByRole('button', { name: /dunes/ })).toHaveTextContent('Film, 1:05, 4000 × 3000');
    expect(client.sends.at(-1)?.input.query).toEqual({ market: 'international', kind: 'film', page: '1' });
    await user.click(dialog.getByRole('button', { name: /dunes/ }));
    expect(latest.value).toEqual({ media: 'dunes', kind: 'film' });
    expect(await screen.findByLabelText('dunes.mp4')).toHaveAttribute('src', '/media/library/dunes/1-film.mp4');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Remove the film' }));
    expect(latest.value).toBeUndefined();
  });
});
