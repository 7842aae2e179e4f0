import { expect, type Page } from '@playwright/test';
import { createLead } from '@showroom/contracts/calls/leads';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';
import { visit } from '../support/visit';

const LEADS = /\/platform\/forms\/[\w-]+\/leads$/;
const text = 'I would like to see the Defender 110 on Saturday.';

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Jane');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Doe');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('jane.doe@example.com');
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** Requests that leave a lead. */
function sendsOf(page: Page): string[] {
  const sends: string[] = [];
  page.on('request', (request) => {
    if (request.method() === createLead.method && LEADS.test(request.url())) sends.push(request.postData() ?? '');
  });
  return sends;
}

test('a visitor writes to us: what is missing is told, what is right is sent once and thanked for', async ({ page }) => {
  const sends = sendsOf(page);
  await visit(page, '/contact');
  await expectAccessible(page, 'contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expectAccessible(page, 'contact, refused');
  await summary.getByRole('link', { name: /^E-mail address/ }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
  await fillIn(page);
  await expect(summary).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible();
  await expectAccessible(page, 'contact, sent');
  expect(sends).toHaveLength(1);
});
