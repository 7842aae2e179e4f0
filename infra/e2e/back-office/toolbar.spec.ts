import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Toolbar for editors' });

/** What a page asks for that is the editors' alone. */
function editorsRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/mf-cms-editor|toolbar|platform\/pages\?/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('editors change a page from where they see it, in a toolbar that nobody else asks for', async ({
  page,
  site,
  newVisitor,
}) => {
  const emirates = site.addressOf('ae');
  const visitor = await newVisitor();
  const asked = editorsRequests(visitor);
  await visit(visitor, `${emirates}/ar/terms`);
  await expect(visitor.getByRole('contentinfo')).toBeVisible();

  await page.goto(`${emirates}/cms`);
  await signInAs(page, 'editor@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await visit(page, `${emirates}/ar/terms`);
  const inArabic = page.getByRole('complementary', { name: 'شريط أدوات المحرّرين' });
  await expect(inArabic.getByText('منشورة', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a page with the toolbar of editors');
  await inArabic.getByRole('link', { name: 'تحرير' }).click();
  await expect(page.getByRole('heading', { name: 'الكتل' })).toBeVisible();
  await expect(inArabic).toHaveCount(0);
  await page
    .getByRole('textbox', { name: /^الوصف لمحركات البحث/ })
    .first()
    .fill('Seen from the toolbar');
  await expect(page.getByText('حُفظت المسودة.')).toBeVisible();

  await page.goto(`${emirates}/terms`);
  await expect(toolbar(page).getByText('Changed')).toBeVisible();
  await toolbar(page).getByRole('link', { name: 'Preview' }).click();
  await expect(page).toHaveURL(`${emirates}/disabled-preview/terms`);
  await expect(toolbar(page).getByText('Draft', { exact: true })).toBeVisible();
  await toolbar(page).getByRole('link', { name: 'Published page' }).click();
  await expect(page).toHaveURL(`${emirates}/terms`);

  await test.step('it follows from page to page, and says where editors made none', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(toolbar(page).getByText('Published')).toBeVisible();
    await page.goto(`${emirates}/showroom/saved`);
    await expect(toolbar(page).getByRole('link', { name: 'Pages' })).toBeVisible();
    await expect(toolbar(page).getByRole('link', { name: 'Edit' })).toHaveCount(0);
  });

  await page.goto(`${emirates}/cms`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await visit(page, `${emirates}/terms`);
  const afterwards = editorsRequests(page);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(toolbar(page)).toHaveCount(0);
  expect([...asked, ...afterwards]).toEqual([]);
});

test('who has no rights in a market is asked about once in a tab, and stays where they are without a toolbar', async ({
  page,
  site,
  watch,
}) => {
  const emirates = site.addressOf('ae');
  watch.expectTrouble(/403/);
  await page.goto(`${emirates}/cms`);
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const answers: string[] = [];
  const errors: string[] = [];
  page.on('response', (response) => {
    if (/platform\/pages\?/.test(response.url()))
      answers.push(`${response.status()} ${new URL(response.url()).search}`);
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await visit(page, `${emirates}/terms`);
  await expect.poll(() => answers).toEqual(['403 ?market=ae&path=%2Fterms']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
  await visit(page, `${emirates}/offers`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(`${emirates}/offers`);
  await expect(toolbar(page)).toHaveCount(0);
  expect(answers).toHaveLength(1);
  // The browser's own word about the answer; nothing of ours.
  expect(errors).toEqual([expect.stringContaining('403')]);
});
