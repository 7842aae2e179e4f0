import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { pressByKeyboard, tabTo } from '../support/keyboard';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 240_000 });

const LIST = '/cms/forms';

/** Opens a page of the back office, signed in as a person of the demo. */
async function open(page: Page, who: string, path: string): Promise<void> {
  await page.goto(path);
  await signInAs(page, `${who}@showroom.test`);
  await expect(page.getByRole('navigation', { name: 'Editor' })).toBeVisible();
  await visit(page, path);
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const dialog = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const published = (page: Page) => page.getByText('Published. Visitors get the form like this from now on.');

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published(page)).toBeVisible();
}

/** Begins a form from a template, which is opened then. */
async function begin(page: Page, template: RegExp, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New form' }).click();
  await dialog(page).getByRole('radio', { name: template }).check();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog(page).getByRole('button', { name: 'Begin the form' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('by keyboard alone a form is begun, gets a field with a condition, is moved, undone, saved and published', async ({
  page,
}) => {
  await open(page, 'editor', LIST);
  await expectAccessibleAtEveryWidth(page, 'forms');
  await pressByKeyboard(page, 'New form', 'button');
  await expectAccessible(page, 'new form');
  await dialog(page)
    .getByRole('radio', { name: /^Contact us/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /^Book a test drive/ })).toBeChecked();
  await tabTo(page, 'Name', 'textbox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Keys alone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys alone' })).toBeVisible();
  await expect(preview(page).getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'builder');

  await pressByKeyboard(page, /^Radio buttons/, 'button');
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await page.keyboard.type('How do you drive?');
  await page.locator('summary', { hasText: 'Paste a list' }).press('Enter');
  await page.getByRole('textbox', { name: 'One option on each line' }).fill('Rarely\nDaily');
  await page.getByRole('button', { name: 'Use these lines' }).press('Enter');
  await expect(preview(page).getByRole('radio', { name: 'Daily' })).toBeVisible();

  await pressByKeyboard(page, /^Number/, 'button');
  await page.keyboard.type('Kilometres a day');
  await tabTo(page, 'Asked', 'combobox');
  await page.getByRole('combobox', { name: 'Asked' }).selectOption('Only if How do you drive? …');
  await page.getByRole('combobox', { name: '… is' }).selectOption('Daily');
  await expect(preview(page).getByRole('spinbutton', { name: 'Kilometres a day' })).toHaveCount(0);
  await preview(page).getByRole('radio', { name: 'Daily' }).press('Space');
  await expect(preview(page).getByLabel(/^Kilometres a day/)).toBeVisible();
  await expectAccessible(page, 'builder with a condition');

  const handle = page.getByRole('button', { name: 'Move How do you drive?', exact: true });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await expect(page.getByText(/^How do you drive\?: \d+ of \d+\.$/)).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: Move How do you drive?.')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Draft saved, not published')).toBeVisible();
  await pressByKeyboard(page, 'Publish', 'button');
  await expect(published(page)).toBeVisible();
});

test('a form is written by mouse, translated, kept over a reload, refused where it is broken, copied and carried on', async ({
  page,
}) => {
  await open(page, 'editor', LIST);
  const id = await begin(page, /^Book a service/, 'Winter service');
  await page.getByRole('button', { name: /^Registration number/ }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Number plate');
  await expect(preview(page).getByRole('textbox', { name: 'Number plate' })).toBeVisible();
  // All rows are in sight, so that nothing scrolls under the head while one is dragged.
  await page.getByRole('button', { name: /^Number plate/ }).click();
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page
    .getByRole('button', { name: 'Move Retailer', exact: true })
    .dragTo(page.getByRole('button', { name: 'Move Model', exact: true }), { targetPosition: { x: 20, y: 2 } });
  await expect(page.getByRole('button', { name: /^Move .*(?<! up| down)$/ }).first()).toHaveAccessibleName(
    'Move Retailer',
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('Draft saved, not published')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Draft saved, not published')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move .*(?<! up| down)$/ }).first()).toHaveAccessibleName(
    'Move Retailer',
  );
  const shown = await page.request.get(`/platform/forms/${id}`);
  expect(JSON.stringify(await shown.json())).not.toContain('Number plate');

  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('French');
  await page.getByRole('button', { name: /^Immatriculation/ }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Plaque');
  await expect(preview(page).getByRole('textbox', { name: 'Plaque' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'another language');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
  await page.getByRole('textbox', { name: 'Label' }).fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: 'The label is missing.' }).click();
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeInViewport();
  await expectAccessible(page, 'a form with a problem');
  await page.getByRole('textbox', { name: 'Label' }).fill('Number plate');
  await publish(page);

  await page.getByRole('link', { name: 'All forms' }).click();
  const download = page.waitForEvent('download');
  await rowOf(page, 'Winter service')
    .getByRole('link', { name: /^Export/ })
    .click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kind: 'showroom-form', version: 1 });
  await page.getByRole('button', { name: 'Duplicate Winter service' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name of the copy' }).fill('Summer service');
  await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('Summer service was made, a copy of Winter service.')).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog(page)
    .getByLabel('File')
    .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(dialog(page).getByText(/^kind: /)).toBeVisible();
  await expectAccessible(page, 'a file that is none');
  await dialog(page).getByLabel('File').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${LIST}(/${id})?$`));
  await expect(page.getByRole('heading', { level: 1, name: /Winter service/ })).toBeVisible();
});

test('a manager says what is thanked with and who is told, adds a location, and deletes a form', async ({
  page,
  watch,
}) => {
  // A location that a form notifies is not deleted.
  watch.expectTrouble(/\b409\b/);
  await open(page, 'manager', '/admin/locations');
  await page.getByRole('button', { name: 'Add a location' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Harbour');
  await dialog(page).getByRole('textbox', { name: 'E-mail address' }).fill('harbour@showroom.test');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(rowOf(page, 'Harbour')).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'locations');
  await page.setViewportSize({ width: 1440, height: 900 });

  await visit(page, LIST);
  await begin(page, /^Contact us/, 'Harbour contact');
  const parts = page.getByRole('navigation', { name: 'Parts of the form' });
  await parts.getByRole('link', { name: 'Thank you' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Ahoy');
  await expect(preview(page).getByText('Ahoy')).toBeVisible();
  await expectAccessible(page, 'thank you');
  await parts.getByRole('link', { name: 'Notifications' }).click();
  // It is the same document: what was typed was not away.
  await expect(page.getByText(/^(Not saved yet|Saving …|Draft saved, not published)$/)).toBeVisible();
  await expect(page.getByText('What you had not saved is here again.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('combobox', { name: 'Tells' }).selectOption('A location of the market');
  await page.getByRole('combobox', { name: 'Location' }).selectOption('Harbour (harbour@showroom.test)');
  await expectAccessibleAtEveryWidth(page, 'notifications');
  await page.setViewportSize({ width: 1440, height: 900 });
  await parts.getByRole('link', { name: 'Confirmation' }).click();
  await page.getByRole('checkbox', { name: /^Whoever sends/ }).check();
  await page.getByRole('textbox', { name: 'Subject' }).fill('We have your request');
  await page.getByRole('button', { name: 'Insert First name into the text' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('{first_name}');
  await expectAccessible(page, 'confirmation');
  await publish(page);
  await parts.getByRole('link', { name: 'Integrations' }).click();
  await page.getByRole('checkbox', { name: /^The CRM/ }).setChecked(true);
  await page.getByRole('button', { name: 'Save where leads are sent' }).click();
  await expect(page.getByText('Leads go there from now on.')).toBeVisible();
  await expectAccessible(page, 'integrations');
  await parts.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'How far they come' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'statistics');
  await page.setViewportSize({ width: 1440, height: 900 });

  await visit(page, '/admin/locations');
  await page.getByRole('button', { name: 'Delete Harbour' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await visit(page, LIST);
  await page.getByRole('button', { name: 'Delete Harbour contact' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Harbour contact was deleted.')).toBeVisible();
});

test('a long form is saved by its visitor, who goes on elsewhere; its draft is shown by a link', async ({
  page,
  newVisitor,
}) => {
  await open(page, 'editor', LIST);
  const id = await begin(page, /^Contact us/, 'A long one');
  await page.getByText('Title, introduction and button').click();
  await page.getByRole('checkbox', { name: /^Visitors may save/ }).check();
  await publish(page);
  await page.getByRole('textbox', { name: /^Introduction/ }).fill('Soon we ask for more.');
  await expect(page.getByText('Draft saved, not published')).toBeVisible();
  await preview(page).getByRole('button', { name: 'Share a preview' }).click();
  const draft = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();

  const visitor = await newVisitor();
  const response = await visitor.goto(draft);
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(visitor.getByText('Soon we ask for more.')).toBeVisible();
  // Styles of the form come with its code.
  await expect(visitor.locator('.ui-form-trap')).toHaveCSS('position', 'absolute');
  await expectAccessibleAtEveryWidth(visitor, 'the draft of a form');

  await visit(visitor, `/form/${id}`);
  await expect(visitor.getByText('Soon we ask for more.')).toHaveCount(0);
  await visitor.getByRole('textbox', { name: 'First name' }).fill('Jane');
  await visitor.getByText('Save and go on later').click();
  await visitor.getByRole('button', { name: 'Save and get a link' }).click();
  const link = await visitor.getByRole('textbox', { name: 'Your link' }).inputValue();
  await expectAccessibleAtEveryWidth(visitor, 'saved answers');

  const elsewhere = await newVisitor();
  await visit(elsewhere, link);
  await expect(elsewhere.getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
  await expect(elsewhere).toHaveURL(new RegExp(`/form/${id}$`));
});

test('whoever looks after leads sees a suspicious one with the words of its form, and releases it', async ({
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await visit(visitor, '/');
  const status = await visitor.evaluate(async () => {
    const values = {
      ...{ first_name: 'Robin', last_name: 'Robot', email: 'robin@example.test', phone: '+49 170 1234567' },
      ...{ message: 'Buy this.', consent: true },
    };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ values, trap: 'filled in by a robot' });
    return (await fetch('/platform/forms/contact-international/leads', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(201);
  await open(page, 'leads', '/admin/leads/contact-international');
  const places = page.getByRole('navigation', { name: 'Editor' }).getByRole('link');
  await expect(places).toHaveText(['Forms', 'Leads']);
  await expect(rowOf(page, 'Robin Robot')).toContainText('Robot?: waits');
  await expectAccessibleAtEveryWidth(page, 'leads with a suspicious one');
  await pressByKeyboard(page, 'Robin Robot', 'link');
  await expect(page.getByText('This lead waits for you')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filled in' })).toContainText('Buy this.');
  await expectAccessibleAtEveryWidth(page, 'a suspicious lead');
  await pressByKeyboard(page, 'Release', 'button');
  await expect(page.getByText('The lead is on its way, like any other.')).toBeVisible();
  await expect(page.getByText('This lead waits for you')).toHaveCount(0);
});
