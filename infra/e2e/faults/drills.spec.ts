import { expect, type Locator, type Page } from '@playwright/test';
import { FAULTS, isFault } from '../../drills/faults';
import { EXPECTED, type Expectation, HITS, type Hit, type Sees } from '../../drills/table';
import { raw, unseen } from '../support/http';
import { countLoads, detailsPath, reservableVehicle } from '../support/journey';
import { strike } from '../support/strike';
import { test } from '../support/test';
import { visit } from '../support/visit';

/** Struck together: the navigation with the footer, the blocks of /offers, the section of a mount. The listing is not. */
const STRUCK = ['mf-navigation', 'mf-blocks', 'mf-order-online'];
const BLOCKS = '/offers';
const UNTOUCHED = '/stock';

const MISSING_BLOCK = 'Something went wrong, please try again.';
const MISSING_SECTION = 'This section is taking a short break';

/** What the server's HTML says in each place. */
const HTML: Readonly<Record<Hit, { readonly whole: RegExp; readonly static: string }>> = {
  navigation: { whole: /class="navigation-bar"/, static: 'fallback-navigation' },
  footer: { whole: /class="footer /, static: 'fallback-footer' },
  block: { whole: /<h1[^>]*>[^<]*[Oo]ffer/, static: MISSING_BLOCK },
  mount: { whole: /Continue to reservation/, static: MISSING_SECTION },
};

/** What a visitor sees in each place. */
const SEEN: Readonly<Record<Hit, Record<'whole' | 'static', (page: Page) => Locator>>> = {
  navigation: {
    whole: (page) => page.getByRole('navigation', { name: 'Main' }),
    static: (page) => page.locator('.fallback-navigation'),
  },
  footer: { whole: (page) => page.locator('footer.footer'), static: (page) => page.locator('.fallback-footer') },
  block: {
    whole: (page) => page.getByRole('heading', { level: 1, name: /offer/i }),
    static: (page) => page.getByText(MISSING_BLOCK).first(),
  },
  mount: {
    whole: (page) => page.getByRole('button', { name: 'Continue to reservation' }),
    static: (page) => page.getByRole('heading', { name: MISSING_SECTION }),
  },
};

async function expectSeen(page: Page, hit: Hit, sees: Sees): Promise<void> {
  const place = SEEN[hit];
  await expect.soft(place[sees === 'static' ? 'static' : 'whole'](page), `${hit} is ${sees}`).toBeVisible();
}

/** A link anywhere on the page, which the site follows in the browser. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'On';
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
}

test.describe.configure({ timeout: 120_000 });
// What is broken may be named in the console; the page itself may not throw but for what a release throws on purpose.
test.beforeEach(({ watch }) =>
  watch.expectTrouble(/^(console|request failed|answer [45]|page error: (Unexpected token|Broken on purpose))/),
);
test.afterEach(({ site }) => site.registryFaults.heal());

for (const fault of Object.keys(FAULTS).filter(isFault)) {
  const { server, client } = EXPECTED[fault];

  test(`${fault} for the server: ${described(server)}`, async ({ page, site }) => {
    const mount = detailsPath(await reservableVehicle(site, 'international'));
    const pathOf = (hit: Hit) => site.url + (hit === 'mount' ? mount : BLOCKS);
    const struck = await strike(site, fault, 'server', STRUCK);
    // However many ask for what is away, nobody keeps the others waiting.
    const crowd = Promise.all(Array.from({ length: 6 }, () => raw(unseen(pathOf('block')))));
    const pages = { page: await raw(unseen(pathOf('block'))), mount: await raw(unseen(pathOf('mount'))) };
    for (const hit of HITS) {
      const { sees, status } = server[hit];
      const { body, ...answer } = hit === 'mount' ? pages.mount : pages.page;
      expect.soft(answer.status, hit).toBe(status);
      expect.soft(HTML[hit].whole.test(body), `${hit} is whole`).toBe(sees !== 'static');
      if (sees === 'static') expect.soft(body, hit).toContain(HTML[hit].static);
    }
    expect((await raw(unseen(site.url + UNTOUCHED))).body).toContain('<article');
    expect((await raw(`${site.url}/health/ready`)).status).toBe(200);
    expect((await crowd).map(({ status }) => status)).toEqual(Array(6).fill(server.block.status));

    const loads = countLoads(page);
    await visit(page, new URL(unseen(pathOf('block'))).href);
    await struck.heal(page);
    for (const hit of ['navigation', 'footer', 'block'] as const) await expectSeen(page, hit, 'whole');
    expect(loads()).toBe(1);
    // Every render worker comes round.
    await expect(async () => {
      const places = [...HITS, ...HITS].map(async (hit) => [hit, (await raw(unseen(pathOf(hit)))).body] as const);
      for (const [hit, body] of await Promise.all(places)) expect(body).toMatch(HTML[hit].whole);
    }).toPass({ timeout: 20_000 });
  });

  test(`${fault} for a browser: ${described(client)}`, async ({ page, newVisitor, site }) => {
    const mount = detailsPath(await reservableVehicle(site, 'international'));
    const struck = await strike(site, fault, 'client', STRUCK);
    const other = await newVisitor();
    await Promise.all([visit(page, UNTOUCHED), visit(other, UNTOUCHED)]);
    const loads = [countLoads(page), countLoads(other)];

    for (const hit of ['navigation', 'footer'] as const) {
      await page.locator(`#slot-${hit}`).getByRole('link').first().hover();
      await expectSeen(page, hit, client[hit].sees);
    }
    await goTo(page, BLOCKS);
    await goTo(other, mount);
    await expectSeen(page, 'block', client.block.sees);
    await expectSeen(other, 'mount', client.mount.sees);
    expect((await raw(unseen(site.url + BLOCKS))).body).toMatch(HTML.block.whole);

    await struck.heal(page, other);
    if (client.block.recovers === 'with the next page') await Promise.all([page.reload(), other.reload()]);
    for (const hit of ['navigation', 'footer', 'block'] as const) await expectSeen(page, hit, 'whole');
    await expectSeen(other, 'mount', 'whole');
    if (client.block.recovers === 'in the open page') expect(loads.map((count) => count())).toEqual([0, 0]);
  });
}

/** "navigation static, footer static, …" */
function described(places: Readonly<Record<Hit, Expectation>>): string {
  return HITS.map((hit) => `${hit} ${places[hit].sees}`).join(', ');
}
