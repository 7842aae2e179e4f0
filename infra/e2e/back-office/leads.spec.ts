import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { pressByKeyboard, tabTo } from '../support/keyboard';
import { callPlatform } from '../support/platform-call';
import { signInAs } from '../support/sign-in';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

const FORM = 'contact-international';
const LIST = `/admin/leads/${FORM}`;

/** Leaves a lead as a page of the site does, from the visitor's own browser. */
async function leaveLead(visitor: Page, last_name: string): Promise<void> {
  const values = {
    first_name: 'Grace',
    last_name,
    email: `${last_name.toLowerCase()}@example.test`,
    phone: '+49 170 1234567',
    message: 'Please call me.',
    consent: true,
  };
  await visit(visitor, '/');
  const { status } = await callPlatform(visitor, 'POST', `/forms/${FORM}/leads`, { body: { values } });
  expect(status).toBe(201);
}

/** What the CRM does with what comes next. */
async function letCrm(site: Site, fault: string): Promise<void> {
  const answer = await fetch(`${site.urlOf('sandbox')}/control/crm/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault, times: 1 }),
  });
  expect(answer.ok).toBe(true);
}

async function openLeads(page: Page, path: string): Promise<void> {
  await page.goto('/admin/leads');
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await visit(page, path);
}

const tries = (page: Page) => page.getByRole('table', { name: 'Tries to send the lead to the CRM' });

test('a lead that the CRM refused is found by keyboard, every try is told, and it arrives when it is sent again', async ({
  page,
  site,
  newVisitor,
}) => {
  await letCrm(site, 'refused');
  await leaveLead(await newVisitor(), 'Refused');
  await openLeads(page, '/admin/leads');
  const forms = page.getByRole('table', { name: 'Forms of International' });
  const form = forms.getByRole('row').filter({ hasText: 'Contact us' });
  await expect(async () => {
    await page.reload();
    await expect(form).toContainText('not delivered', { timeout: 1000 });
  }).toPass();
  await expectAccessibleAtEveryWidth(page, 'forms');
  await pressByKeyboard(page, /not delivered$/, 'link');
  await expect(page).toHaveURL(/delivery=dead/);
  await expect(page.getByRole('combobox', { name: 'Delivery' })).toHaveValue('dead');
  await expectAccessibleAtEveryWidth(page, 'leads');

  await pressByKeyboard(page, 'Grace Refused', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Refused' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filled in' })).toContainText('+491701234567');
  await expect(tries(page).getByRole('row')).toHaveCount(2);
  await expect(tries(page)).toContainText('Refused: FIELD_CUSTOM_VALIDATION_EXCEPTION');
  await expectAccessibleAtEveryWidth(page, 'a lead');

  await pressByKeyboard(page, 'Send it again', 'button');
  await expect(tries(page).getByRole('row')).toHaveCount(3);
  await expect(tries(page).getByRole('row').nth(1)).toContainText('Delivered');
  await expect(tries(page).getByRole('row').nth(1)).toContainText('manager@showroom.test');
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('No lead is like this.')).toBeVisible();
});

test('leads are looked for by their days, written into a file, and erased for good after a question', async ({
  page,
  newVisitor,
}) => {
  await leaveLead(await newVisitor(), 'Forgotten');
  await openLeads(page, LIST);
  const lead = page.getByRole('link', { name: 'Grace Forgotten' });
  await expect(lead).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText('No lead is like this.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(lead).toBeVisible();

  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the file' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('forgotten@example.test');

  await lead.click();
  await tabTo(page, 'Delete the lead', 'button');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete a lead' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete the lead' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, 'Delete for good', 'button');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(lead).toHaveCount(0);
});
