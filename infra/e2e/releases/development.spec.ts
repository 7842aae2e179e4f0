import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { loadRemote } from '../../build/build';
import { buildIdOf } from '../../build/build-id';
import { ROOT } from '../../build/package-info';
import { expectAccessible } from '../support/accessible';
import { type Developing, develop, edit } from '../support/developers';
import { raw } from '../support/http';
import { countLoads } from '../support/journey';
import { compositionOf, copyRemote, registryOf } from '../support/remotes';
import { test } from '../support/test';

const PAGE = '/defender';
const SECOND = '0.0.0-second';
/** Milliseconds until a page has what is built meanwhile, on a machine that is busy. */
const BUILT = 60_000;
const expectBuilt = expect.configure({ timeout: BUILT });

let folder: string;
let developing: Developing;

test.describe('npm run dev', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  test.beforeAll(async ({ site }) => {
    test.setTimeout(300_000);
    folder = copyRemote('mf-blocks');
    developing = await develop(site, folder);
  });
  test.afterAll(() => developing?.stop());

  // Code for developers is long: on a busy machine it comes late, and is asked for again.
  test.beforeEach(({ watch }) => watch.expectTrouble(/took longer than \d+ ms/));

  /** React runs effects twice in a build for developers, so the page is marked more than once. */
  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(developing.url + path, { timeout: BUILT });
    await expectBuilt
      .poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length))
      .toBeGreaterThanOrEqual(1);
  }

  /** A key that comes before the page listens opens nothing. */
  async function openPanel(page: Page): Promise<void> {
    await expect(async () => {
      if ((await page.getByRole('heading', { name: 'Who drew this page' }).count()) === 0)
        await page.keyboard.press('Alt+Shift+D');
      await expect(page.getByRole('heading', { name: 'Who drew this page' })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  }

  const fromDisk = () => ({ cookie: `mf=${encodeURIComponent(`mf-blocks@${developing.diskUrl}`)}` });

  test('an edit shows in the open page without a reload, keeps its state, and stands in the HTML of the server', async ({
    page,
  }) => {
    await visit(page, `${PAGE}?mf=mf-blocks@${developing.diskUrl}`);
    await expect(page).toHaveURL(developing.url + PAGE);
    const loads = countLoads(page);
    const accordion = page.locator('[data-block="accordion"]');
    const isOpen = accordion.getByRole('button', { name: 'Close all' });
    await expect(async () => {
      // What failed once waits until it is in sight.
      await accordion.scrollIntoViewIfNeeded({ timeout: 1000 });
      // A press works when its code has come, which may be long after it.
      if ((await isOpen.count()) === 0)
        await accordion.getByRole('button', { name: 'Open all' }).click({ timeout: 1000 });
      await expect(isOpen).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: BUILT });

    edit(join(folder, 'src/blocks/accordion/Accordion.tsx'), (text) =>
      text.replace('<div className="accordion-head">', '<div className="accordion-head"><p>Edited from disk</p>'),
    );
    await expectBuilt(accordion.getByText('Edited from disk')).toBeVisible();
    await expectBuilt(isOpen).toBeVisible();

    edit(join(folder, 'src/blocks/accordion/Accordion.css'), (text) =>
      text.replace('@layer blocks {', '@layer blocks { .accordion-head { outline: 3px solid rgb(1, 2, 3) }'),
    );
    await expectBuilt(accordion.locator('.accordion-head').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    expect(loads()).toBe(0);

    const mine = await raw(developing.url + PAGE, fromDisk());
    expect(mine.body).toContain('Edited from disk');
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect((await raw(developing.url + PAGE)).body).not.toContain('Edited from disk');
  });

  test('a block that is HTML alone follows an edit, and what cannot be built says so over the last good page', async ({
    page,
  }) => {
    await visit(page, `/?mf=mf-blocks@${developing.diskUrl}`);
    const loads = countLoads(page);
    const quote = page.locator('[data-block="quote"]').first();
    const file = join(folder, 'src/blocks/quote/Quote.tsx');
    edit(file, (text) => text.replace('<Quotation', '<p>Said from disk</p><Quotation'));
    await expectBuilt(quote.getByText('Said from disk')).toBeVisible();

    const mend = edit(file, (text) => text.replace('return (', 'return (('));
    const errors = page.getByRole('alert', { name: 'Errors of mf-blocks' });
    await expectBuilt(errors).toContainText('src/blocks/quote/Quote.tsx');
    await expectBuilt(quote.getByText('Said from disk')).toBeVisible();
    mend();
    await expectBuilt(errors).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test('the overlay says who drew what, is accessible, and switches a version for this browser alone', async ({
    page,
    site,
  }) => {
    const navigation = (await compositionOf(site)).remotes.find(({ remote }) => remote === 'mf-navigation');
    if (!navigation) throw new Error('There is no navigation');
    const build = join(ROOT, 'mf-navigation/dist', buildIdOf(join(ROOT, 'mf-navigation')));
    await registryOf(site).publish({ ...loadRemote(build), version: SECOND }, build);

    await visit(page, '/?mf=none');
    await openPanel(page);
    const parts = page.getByRole('region', { name: 'Parts of the page' });
    await expect(parts.getByRole('button', { name: `navigation mf-navigation ${navigation.version}` })).toBeVisible();
    await expect(parts.getByRole('button', { name: /quote mf-blocks .* never hydrates, HTML alone/ })).toBeVisible();
    await expectAccessible(page, 'the overlay');

    const choice = page.getByRole('group', { name: 'mf-navigation' });
    await choice.getByRole('combobox', { name: 'Version' }).selectOption(SECOND);
    await page.getByRole('button', { name: 'Use these here' }).click();
    await expect(page).toHaveURL(`${developing.url}/`);
    await openPanel(page);
    await expect(parts.getByRole('button', { name: `navigation mf-navigation ${SECOND}` })).toBeVisible();
    expect((await raw(developing.url)).body).not.toContain(SECOND);
    expect((await raw(site.url)).body).not.toContain(SECOND);

    await page.getByRole('button', { name: 'Back to what is released' }).click();
    await openPanel(page);
    await expect(parts.getByRole('button', { name: `navigation mf-navigation ${navigation.version}` })).toBeVisible();
  });

  test('a fault strikes the remote that was named on server and browser, and is taken back', async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(/mf-navigation/);
    await page.goto(`${developing.url}/?mf-fault=mf-navigation:404-html`);
    await expect(page.locator('.fallback-navigation')).toBeVisible();
    await page.goto(`${developing.url}/?mf-fault=mf-navigation:none`);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.locator('.fallback-navigation')).toHaveCount(0);
  });
});

test.describe('a site for visitors', () => {
  for (const [what, query, cookie] of [
    ['a version in the address', 'mf=mf-blocks@1.0.0-00000000', ''],
    ['code from disk in the address', 'mf=mf-blocks@http://127.0.0.1:1', ''],
    ['a fault in the address', 'mf-fault=mf-blocks:down', ''],
    ['cookies', '', 'mf=mf-blocks%40http%3A%2F%2F127.0.0.1%3A1; mf-fault=mf-blocks%3Adown'],
  ] as const) {
    test(`answers the same bytes for ${what}`, async ({ site }) => {
      // A page that is rendered has nonces where a cached one has hashes: once both are cached.
      await expect(async () => {
        // In a market of one language: links to others keep the query.
        const offers = `${site.addressOf('au')}/offers`;
        const plain = await raw(offers);
        const asked = await raw(`${offers}?${query}`, cookie ? { cookie } : {});
        expect(asked.status).toBe(200);
        expect(asked.headers['set-cookie']).toBeUndefined();
        expect(asked.headers['cache-control']).toBe(plain.headers['cache-control']);
        expect(asked.body === plain.body, 'the same bytes').toBe(true);
      }).toPass({ timeout: 20_000 });
    });
  }

  test('has nothing of it: no address answers, and no file for browsers or servers holds a line of it', async ({
    site,
  }) => {
    expect((await raw(`${site.url}/development/overview.json`)).status).toBe(404);
    const dist = join(ROOT, 'shell/dist', buildIdOf(join(ROOT, 'shell')));
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((file) => join(dist, file))
      .filter((file) => statSync(file).isFile() && /\.(c?js|css|json)$/.test(file));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(text, file).not.toMatch(/mf-fault|developing-|\/development\/|__REACT_REFRESH__|workshop/i);
    }
  });
});
