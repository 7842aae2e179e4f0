import { expect, type Locator, type Page } from '@playwright/test';
import { FAULTS, isFault } from '../../drills/faults';
import { EXPECTED, type Expectation, HITS, type Hit, type Sees } from '../../drills/table';
import { type RawAnswer, raw, unseen } from '../support/http';
import { countLoads, detailsPath, reservableVehicle } from '../support/journey';
import type { Site } from '../support/site';
import { strike } from '../support/strike';
import { test } from '../support/test';
import { visit } from '../support/visit';

/**
 * Struck together: the navigation with the footer, the block of the listing, the section of a
 * mount. The blocks of /offers are not.
 */
const REMOTES: Readonly<Record<Hit, string>> = {
  navigation: 'mf-navigation',
  footer: 'mf-navigation',
  block: 'mf-stock-locator',
  mount: 'mf-order-online',
};
const STRUCK = [...new Set(Object.values(REMOTES))];
const BLOCKS = '/stock';
const UNTOUCHED = '/offers';

const MISSING_BLOCK = 'Something went wrong, please try again.';
const MISSING_SECTION = 'This section is taking a short break';

/** What the server's HTML says in each place. */
const HTML: Readonly<Record<Hit, { readonly whole: RegExp; readonly static: string }>> = {
  navigation: { whole: /class="navigation-bar"/, static: 'fallback-navigation' },
  footer: { whole: /class="footer /, static: 'fallback-footer' },
  block: { whole: /<article/, static: MISSING_BLOCK },
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
    whole: (page) => page.locator('[data-block="stock-locator"]').getByRole('article').first(),
    static: (page) => page.getByText(MISSING_BLOCK).first(),
  },
  mount: {
    whole: (page) => page.getByRole('button', { name: 'Continue to reservation' }),
    static: (page) => page.getByRole('heading', { name: MISSING_SECTION }),
  },
};

async function expectSeen(page: Page, hit: Hit, sees: Sees): Promise<void> {
  const place = SEEN[hit];
  await expect.soft(place[sees === 'static' ? 'static' : 'whole'](page), `${hit}: ${sees}`).toBeVisible();
}

function expectHtml(hit: Hit, { sees, status, degraded }: Expectation, { body, headers, ...answer }: RawAnswer): void {
  expect(answer.status, hit).toBe(status);
  expect(HTML[hit].whole.test(body), `${hit} is whole`).toBe(!sees.startsWith('static'));
  if (sees.startsWith('static')) expect(body, hit).toContain(HTML[hit].static);
  if (degraded === undefined) return;
  expect(String(headers['x-degraded'] ?? '').includes(REMOTES[hit]), `x-degraded names ${hit}`).toBe(degraded);
}

/**
 * What the site says of the remotes of the international market: the reason of the last failure,
 * and whether it is over.
 */
async function reports(site: Site) {
  const { remotes }: { remotes: Report[] } = JSON.parse((await raw(`${site.url}/health/remotes`)).body);
  return new Map(remotes.filter(({ market }) => market === 'international').map((one) => [one.remote, one]));
}
interface Report {
  readonly market: string;
  readonly remote: string;
  readonly version_wanted: string;
  readonly version_served: string | null;
  readonly last_error: { readonly reason: string } | null;
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

/** "navigation html, footer html, block static, mount static", or what all of them are. */
function described(places: Readonly<Record<Hit, Expectation>>): string {
  const [first, ...others] = HITS.map((hit) => places[hit].sees);
  if (first && others.every((sees) => sees === first)) return first;
  return HITS.map((hit) => `${hit} ${places[hit].sees}`).join(', ');
}

test.describe.configure({ timeout: 120_000 });
// What is broken may be named in the console; the page itself may not throw but for what a release
// throws on purpose.
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
    const [others, ready] = await Promise.all([raw(unseen(site.url + UNTOUCHED)), raw(`${site.url}/health/ready`)]);
    expect([others.status, ready.status]).toEqual([200, 200]);
    expect(others.body).toMatch(/<h1[^>]*>[^<]*[Oo]ffer/);
    for (const { status } of await crowd) expect(status).toBe(server.block.status);

    await expect(async () => {
      // Several at once, so that every render worker meets it: each has breakers of its own.
      const ask = (hit: Hit) => raw(unseen(pathOf(hit)));
      const [answered, section] = await Promise.all([ask('block'), ask('mount'), ask('block'), ask('mount')]);
      const answers = { page: answered, mount: section };
      for (const hit of HITS) {
        const sees = server[hit].sees.endsWith('last good') ? 'last good' : server[hit].sees;
        expectHtml(hit, { ...server[hit], sees }, hit === 'mount' ? answers.mount : answers.page);
      }
      const told = await reports(site);
      for (const hit of HITS) expect(told.get(REMOTES[hit])?.last_error?.reason, hit).toBe(server[hit].report);
    }).toPass({ timeout: 30_000 });

    const loads = countLoads(page);
    await visit(page, unseen(pathOf('block')));
    await struck.heal(page);
    for (const hit of ['navigation', 'footer', 'block'] as const) await expectSeen(page, hit, 'last good');
    expect(loads()).toBe(1);
    await expect(async () => {
      const told = await reports(site);
      for (const remote of STRUCK) {
        const { version_wanted, version_served } = told.get(remote) ?? {};
        expect(version_served).toBe(version_wanted);
      }
      expect((await raw(unseen(pathOf('block')))).headers['x-degraded']).toBeUndefined();
    }).toPass({ timeout: 40_000 });
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
    for (const hit of ['navigation', 'footer', 'block'] as const) await expectSeen(page, hit, 'last good');
    await expectSeen(other, 'mount', 'last good');
    expect(loads.map((count) => count())).toEqual([0, 0]);
  });
}
