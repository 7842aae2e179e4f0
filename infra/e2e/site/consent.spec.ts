import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { foreignRequests } from '../support/foreign-requests';
import { raw } from '../support/http';
import { openSettings, storeSettings } from '../support/settings';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ hasAnswered: false });

const TITLE = 'Cookies on this site';
const banner = (page: Page, name = TITLE) => page.getByRole('region', { name });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsentStatus'));

/** The last signals of Google's consent mode, and which command came first. */
const signals = (page: Page) =>
  page.evaluate(() => {
    const calls = (window.dataLayer ?? []).map((entry) => Array.from(Object(entry)));
    const consents = calls.filter(([command]) => command === 'consent');
    return { first: consents[0]?.[1], last: Object(consents.at(-1)?.[2]) };
  });
const analyticsStorage = async (page: Page) => (await signals(page)).last.analytics_storage;
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => String(Reflect.get(Object(entry), 'event') ?? '') || []),
  );

test('on a phone the whole first picture is seen above the question', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await expect(banner(page)).toBeVisible();
  const picture = await page.getByRole('img', { name: 'Defender 110' }).first().boundingBox();
  const question = await banner(page).boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1);
});

test('the banner asks once, is above what floats, moves nothing, and can be asked again', async ({ page, site }) => {
  const ae = site.addressOf('ae');
  expect((await raw(`${ae}/`)).body).toMatch(/<section [^>]*class="consent"[^>]* hidden=""/);
  await visit(page, `${ae}/`);
  await expect(banner(page)).toBeVisible();
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const moved = observer.takeRecords().filter((entry) => Reflect.get(entry, 'hadRecentInput') === false);
    return moved.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });
  expect(shifts).toBeLessThan(0.002);
  const accept = banner(page).getByRole('button', { name: 'Accept', exact: true });
  const box = await accept.boundingBox();
  const isOnTop = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.consent') !== null, {
    x: (box?.x ?? 0) + 5,
    y: (box?.y ?? 0) + 5,
  });
  expect(isOnTop).toBe(true);
  await expectAccessibleAtEveryWidth(page, 'the banner');

  // It comes first in the order of the keys, and the page stays within reach.
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Choose' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const room = await page.evaluate(() => {
    const footer = document.querySelector('.footer');
    const height = document.querySelector<HTMLElement>('.consent')?.offsetHeight ?? 0;
    return footer ? Number.parseFloat(getComputedStyle(footer).paddingBlockEnd) - height : -1;
  });
  expect(room).toBeGreaterThanOrEqual(0);

  await banner(page).getByRole('button', { name: 'Reject' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toBe('{"status":"rejected","scopes":["obligatory"]}');
  await visit(page, `${ae}/offers`);
  const again = page.getByRole('link', { name: 'Cookie settings' });
  await again.click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(again).toBeFocused();

  await again.press('Enter');
  await banner(page).getByRole('button', { name: 'Choose' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Convenience' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Statistics' }).check();
  await expectAccessibleAtEveryWidth(page, 'the choice of scopes');
  await banner(page).getByRole('button', { name: 'Save my choice' }).click();
  expect(await stored(page)).toBe('{"status":"accepted","scopes":["obligatory","statistic"]}');
});

test('the banner speaks the language of the page, from right to left where that is so', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${site.addressOf('ae')}/ar`);
  const arabic = banner(page, 'ملفات تعريف الارتباط في هذا الموقع');
  await expect(arabic).toBeVisible();
  await expectAccessible(page, 'the banner in Arabic on a phone');
  await arabic.getByRole('button', { name: 'قبول' }).click();
  await expect(arabic).toHaveCount(0);
  await visit(page, `${site.addressOf('ae')}/`);
  await expect(banner(page)).toHaveCount(0);
});

test('nothing is asked of anybody else before consent, then what was agreed to, and nothing once it is taken back', async ({
  page,
  site,
}) => {
  const ua = site.addressOf('ua');
  const question = banner(page, 'Файли cookie на цьому сайті');
  const requests = foreignRequests(page, site);
  await visit(page, `${ua}/?utm_source=letter&utm_campaign=winter&gclid=abc`);
  await expect(question).toBeVisible();
  await expect.poll(() => analyticsStorage(page)).toBe('denied');
  expect((await signals(page)).first).toBe('default');
  expect(requests.take()).toEqual([]);
  expect(await events(page)).toEqual([]);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'tracking_params' }));

  await question.getByRole('button', { name: 'Прийняти' }).click();
  await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['page_view', 'gtm.js', 'gtm.load']));
  expect(await analyticsStorage(page)).toBe('granted');
  await expect.poll(() => requests.take().toSorted().join()).toContain('/analytics/tag');
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'tracking_params')?.value;
  expect(decodeURIComponent((await cookie()) ?? '')).toBe('utm_source=letter&utm_campaign=winter&gclid=abc');

  // A page without them leaves them as they are.
  await page.getByRole('link', { name: 'Новини' }).first().click();
  await expect(page).toHaveURL(`${ua}/news`);
  await visit(page, `${ua}/offers`);
  expect(decodeURIComponent((await cookie()) ?? '')).toBe('utm_source=letter&utm_campaign=winter&gclid=abc');
  const told = async () => (await (await fetch(`${site.urlOf('sandbox')}/control/analytics`)).json()).collected;
  // A footer that is clicked before its code has come leads on and tells nothing.
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect.poll(told, { timeout: 2000 }).toContainEqual(expect.objectContaining({ event: 'footer_nav_click' }));
  }).toPass();
  expect(await told()).toContainEqual(
    expect.objectContaining({ event: 'page_view', page_kind: 'other', market: 'ua' }),
  );

  await visit(page, `${ua}/offers`);
  await page.getByRole('link', { name: 'Налаштування cookie' }).click();
  await question.getByRole('button', { name: 'Відхилити' }).click();
  await expect.poll(cookie).toBeUndefined();
  await page.reload();
  requests.take();
  await page.reload();
  await expect.poll(() => analyticsStorage(page)).toBe('denied');
  expect(requests.take()).toEqual([]);
});

test('a browser with Global Privacy Control refuses for its visitor until they say otherwise', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true });
  });
  const ua = site.addressOf('ua');
  const requests = foreignRequests(page, site);
  const question = banner(page, 'Файли cookie на цьому сайті');
  await visit(page, `${ua}/`);
  await expect.poll(() => analyticsStorage(page)).toBe('denied');
  await expect(question).toHaveCount(0);
  expect(requests.take()).toEqual([]);
  await page.getByRole('link', { name: 'Налаштування cookie' }).click();
  await expect(question.getByText(/Ваш браузер просить/)).toBeVisible();
  await question.getByRole('button', { name: 'Прийняти' }).click();
  await expect.poll(() => analyticsStorage(page)).toBe('granted');
  await expect.poll(() => requests.take().join()).toContain('/analytics/gtm.js');
});

const PROVIDERS = [
  {
    strategy: 'oneTrust',
    path: '/consent/onetrust/scripttemplates/otSDKStub.js',
    name: 'OneTrust',
    box: 'Performance',
  },
  { strategy: 'cookiebot', path: '/consent/cookiebot/uc.js', name: 'Cookiebot', box: 'Statistics' },
  {
    strategy: 'cookieinformation',
    path: '/consent/cookieinformation/uc.js',
    name: 'Cookie Information',
    box: 'Statistic',
  },
  { strategy: 'userCentrics', path: '/consent/usercentrics/loader.js', name: 'Usercentrics', box: 'Statistics' },
] as const;

test('each provider asks in the place of the banner, and what is said there holds', async ({
  page,
  site,
  newVisitor,
}) => {
  const au = site.addressOf('au');
  await openSettings(page, au);
  for (const { strategy, path, name, box } of PROVIDERS) {
    await storeSettings(page, 'au', {
      'cookie_consent.strategy': strategy,
      'cookie_consent.script_url': site.urlOf('sandbox') + path,
      'cookie_consent.script_id': '00000000-0000-0000-0000-000000000000',
    });
    const visitor = await newVisitor();
    const requests = foreignRequests(visitor, site);
    const dialog = visitor.getByRole('dialog', { name: `${name} asks for consent` });
    await expect(async () => {
      // A page from before the setting asks by the one before.
      requests.take();
      await visitor.goto(`${au}/offers`);
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    expect(new Set(requests.take())).toEqual(new Set([path]));
    await expect(banner(visitor)).toHaveCount(0);
    await expect.poll(() => analyticsStorage(visitor)).toBe('denied');
    await dialog.getByRole('checkbox', { name: box, exact: true }).check();
    await dialog.getByRole('button', { name: 'Allow selection' }).click();
    await expect.poll(() => analyticsStorage(visitor)).toBe('granted');
    // OneTrust tells statistic and marketing not apart.
    const marketing = strategy === 'oneTrust' ? 'granted' : 'denied';
    expect((await signals(visitor)).last).toMatchObject({ ad_storage: marketing });

    await visit(visitor, `${au}/offers`);
    await expect.poll(() => analyticsStorage(visitor)).toBe('granted');
    await visitor.getByRole('link', { name: 'Cookie settings' }).click();
    await dialog.getByRole('button', { name: 'Deny' }).click();
    await expect.poll(() => analyticsStorage(visitor)).toBe('denied');
    await visit(visitor, `${au}/offers`);
    await expect.poll(() => analyticsStorage(visitor)).toBe('denied');
    await expect(dialog).toHaveCount(0);
  }
  await storeSettings(page, 'au', { 'cookie_consent.strategy': 'none' });
  const free = await newVisitor();
  await expect(async () => {
    await visit(free, `${au}/offers`);
    await expect.poll(() => analyticsStorage(free), { timeout: 2000 }).toBe('granted');
  }).toPass({ timeout: 15_000 });
  await expect(banner(free)).toHaveCount(0);
  await expect(free.getByRole('link', { name: 'Cookie settings' })).toHaveCount(0);
  await storeSettings(page, 'au', { 'cookie_consent.strategy': 'basic', 'cookie_consent.script_url': '' });
});
