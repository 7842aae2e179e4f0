import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { raw } from '../support/http';
import { backToDefault, changeSetting, openSettings } from '../support/settings';
import { test } from '../support/test';
import { visit } from '../support/visit';

/** Shifts of the layout that no visitor caused, and what floats beside the footer's room for it. */
function measure(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().filter((entry) => Reflect.get(entry, 'hadRecentInput') === false);
    const footer = document.querySelector('.footer');
    return {
      shifts: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
      height: document.querySelector<HTMLElement>('.fab')?.offsetHeight,
      room: footer && Number.parseFloat(getComputedStyle(footer).paddingBlockEnd),
    };
  });
}

test('the floating button offers its links on every page, and the footer makes room for it', async ({ page, site }) => {
  const ae = site.addressOf('ae');
  expect((await raw(`${ae}/`)).body).not.toContain('class="fab');
  await visit(page, `${ae}/ar`);
  const links = page.getByRole('navigation', { name: 'روابط سريعة' });
  await expect(links.getByRole('link')).toHaveCount(4);
  await links.getByRole('button', { name: 'المزيد' }).press('Enter');
  await expect(links.getByRole('link')).toHaveCount(5);
  await expectAccessible(page, 'the floating button on a desk');
  await page.keyboard.press('Escape');
  await expect(links.getByRole('link')).toHaveCount(4);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(links.getByRole('link')).toHaveCount(0);
  const { shifts, height, room } = await measure(page);
  // A font that comes late moves letters by a pixel or two.
  expect(shifts).toBeLessThan(0.002);
  expect(room).toBe(height);
  await links.getByRole('button', { name: 'الخطوات التالية' }).click();
  await expect(links.getByRole('link')).toHaveCount(3);
  await expectAccessible(page, 'the floating button on a phone');
  await links.getByRole('link', { name: 'العروض الحالية' }).click();
  await expect(page).toHaveURL(`${ae}/ar/offers`);
  await expect(links.getByRole('link')).toHaveCount(0);

  await page.goto(`${ae}/ar/stock`);
  const vehicle = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  await visit(page, `${ae}${vehicle}`);
  await page.mouse.wheel(0, 2500);
  const bar = page.locator('.vehicle-bar');
  await expect(bar).toBeVisible();
  const button = await links.getByRole('button').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

test('a popup of a manager is shown to visitors until they close it, and not by a press that slips out of it', async ({
  page,
  site,
  newVisitor,
}) => {
  const au = site.addressOf('au');
  await openSettings(page, au);
  const form = await changeSetting(page, 'popups.list');
  await form.getByRole('button', { name: 'Add an item' }).click();
  await form.getByRole('switch', { name: 'is_enabled' }).check();
  await form.getByRole('textbox', { name: 'header' }).fill('Open on Sunday');
  await form.getByRole('switch', { name: 'With body' }).check();
  await form.getByRole('textbox', { name: 'body' }).fill('<p onclick="a()">All retailers.</p>');
  await form.getByRole('switch', { name: 'With store_type' }).check();
  await form.getByRole('textbox', { name: 'store_type' }).fill('localStorage');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('popups.list is saved.')).toBeVisible();

  const visitor = await newVisitor();
  const popup = visitor.getByRole('dialog', { name: 'Open on Sunday' });
  await expect(async () => {
    await visitor.goto(`${au}/`);
    await expect(popup).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(popup.locator('[onclick]')).toHaveCount(0);
  await expectAccessible(visitor, 'a popup');

  const text = await popup.getByText('All retailers.').boundingBox();
  await visitor.mouse.move((text?.x ?? 0) + 10, (text?.y ?? 0) + 5);
  await visitor.mouse.down();
  await visitor.mouse.move(5, 5, { steps: 4 });
  await visitor.mouse.up();
  await expect(popup).toBeVisible();
  await visitor.mouse.down();
  await visitor.mouse.up();
  await expect(popup).toBeHidden();
  expect(await visitor.evaluate(() => localStorage.getItem('basic-popup'))).toBe('"closed"');

  await backToDefault(page, 'popups.list');
});

test('a link to another site asks first: a visitor stays on the page, or goes where it led', async ({
  page,
  site,
  newVisitor,
}) => {
  const au = site.addressOf('au');
  await openSettings(page, au);
  const form = await changeSetting(page, 'exit_popup.content');
  await form.getByRole('button', { name: 'Add an item' }).click();
  await form.getByRole('textbox', { name: 'header' }).fill('You are leaving');
  await form.getByRole('textbox', { name: 'ok_text' }).fill('Go on');
  await form.getByRole('switch', { name: 'With cancel_text' }).check();
  await form.getByRole('textbox', { name: 'cancel_text' }).fill('Stay');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('exit_popup.content is saved.')).toBeVisible();

  const visitor = await newVisitor();
  await visitor.context().route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  const question = visitor.getByRole('dialog', { name: 'You are leaving' });
  const link = visitor.locator('.footer').getByRole('link', { name: /YouTube/ });
  await expect(async () => {
    await visit(visitor, `${au}/`);
    expect(await visitor.content()).toContain('You are leaving');
  }).toPass();
  await visitor.waitForLoadState('networkidle');
  await link.click();
  await expectAccessible(visitor, 'the question before another site');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  const newTab = visitor.context().waitForEvent('page');
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(await newTab).toHaveURL('https://www.youtube.com/');

  await test.step('the configurator, whose address is a setting, is another site', async () => {
    await visit(visitor, `${au}/defender`);
    await visitor.waitForLoadState('networkidle');
    await visitor.getByRole('main').getByRole('link', { name: 'Build your own' }).click();
    await question.getByRole('button', { name: 'Go on' }).click();
    await expect(visitor.getByRole('heading', { name: 'Configurator' })).toBeVisible();
  });

  await backToDefault(page, 'exit_popup.content');
});
