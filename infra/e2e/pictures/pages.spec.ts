import { expect, type Page } from '@playwright/test';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { type Comparison, compareWithStored } from '../../pictures/compare';
import { otherBrowser, storeReport } from '../../pictures/differences';
import { photograph, prepare, settle, VIEWER, WINDOW_HEIGHT } from '../../pictures/settle';
import { WIDTHS } from '../../pictures/sheet';
import { detailsPath, reservableVehicle, vehiclePath } from '../support/journey';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

/** Pages are long, and blocks have pictures of their own: these show how a page is laid out. */
const REDUCTION = 6;

const PATHS = {
  home: '/',
  nameplate: '/defender',
  listing: '/stock',
  news: '/news',
  article: '/news/defender-2027',
  retailers: '/retailers',
  'not-found': '/nothing-stands-here',
};

const VEHICLE_PATHS = { vehicle: vehiclePath, choices: detailsPath };

/** Those of the first market that are looked at in other themes, too; a night has the dark one. */
const THEMED = ['home', 'listing', 'vehicle'];
const THEMES = ['light-theme', 'grey-theme'];

/** One kind of page in one state. */
interface Scene {
  readonly name: string;
  readonly address: string;
  readonly theme?: string;
  readonly isNight?: boolean;
}

/** The Emirates are looked at in Arabic: there everything stands the other way round. */
const addressOf = (site: Site, market: MarketCode, path: string) =>
  `${site.addressOf(market)}${market === 'ae' ? '/ar' : ''}${path}`;

async function scenesOf(site: Site, market: MarketCode): Promise<Scene[]> {
  const vehicle = await reservableVehicle(site, market);
  const paths = [
    ...Object.entries(PATHS),
    ...Object.entries(VEHICLE_PATHS).map(([name, pathOf]) => [name, pathOf(vehicle)] as const),
  ];
  const scenes = paths.map(([name, path]) => ({ name, address: addressOf(site, market, path) }));
  if (market !== MARKET_CODES[0]) return scenes;
  const themed = scenes.filter(({ name }) => THEMED.includes(name));
  return [
    ...scenes,
    ...themed.flatMap((scene) => THEMES.map((theme) => ({ ...scene, name: `${scene.name}-${theme}`, theme }))),
    ...themed.map((scene) => ({ ...scene, name: `${scene.name}-night`, isNight: true })),
  ];
}

/** What the page's editor would have chosen. */
async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    for (const element of document.querySelectorAll('html, main .white-theme')) {
      element.classList.replace('white-theme', chosen);
    }
  }, theme);
}

/** One visit in a window that grows from a phone's to a desktop's. */
async function viewsOf(page: Page, { address, theme, isNight = false }: Scene): Promise<Buffer[]> {
  await page.emulateMedia({ colorScheme: isNight ? 'dark' : 'light' });
  await page.setViewportSize({ width: WIDTHS[0], height: WINDOW_HEIGHT });
  await visit(page, address);
  if (theme) await setTheme(page, theme);
  const views: Buffer[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    await settle(page);
    // It comes with the code of what was scrolled to, in room that waits for it.
    await expect(page.locator('.footer-search:empty:not([data-disabled])')).toHaveCount(0);
    views.push(await photograph(page));
  }
  return views;
}

/**
 * What a busy machine drew late, or a browser that had stopped to draw left out, is as stored at a
 * second look with a new page; what somebody changed is not.
 */
async function compareTwice(
  page: Page,
  newPage: () => Promise<Page>,
  market: MarketCode,
  scene: Scene,
): Promise<Comparison> {
  const id = `pages/${market}/${scene.name}`;
  const subject = { id, stored: `infra/pictures/${id}.webp` };
  const look = async (at: Page) => compareWithStored(subject, await viewsOf(at, scene), REDUCTION);
  const first = await look(page).catch((): Comparison => 'different');
  if (first !== 'different') return first;
  const other = await newPage();
  await prepare(other);
  const second = await test.step(`a second look at ${id}`, () => look(other));
  await other.close();
  return second;
}

/** A font of the machine has Japanese letters; without one each of them is the same empty box. */
function hasJapaneseFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    const [letter, unassigned] = ['\u65e5', '\u0378'].map((one) => drawing?.measureText(one).width);
    return letter !== unassigned;
  });
}

/** Why pictures of this machine differ from the stored ones, whatever the pages are. */
async function otherMachine(page: Page, market: MarketCode): Promise<string | undefined> {
  const version = page.context().browser()?.version() ?? '';
  const stored = await otherBrowser(version);
  if (stored !== undefined) return `the stored pictures are of Chromium ${stored}, this is ${version}`;
  if (market === 'jp' && (await hasJapaneseFont(page)))
    return 'the stored pictures are of a machine without Japanese letters';
  return undefined;
}

test.use({ contextOptions: VIEWER });
test.afterAll(storeReport);

for (const market of MARKET_CODES) {
  test(`pages of ${market} look as they did`, async ({ site, page, newVisitor, watch }) => {
    test.setTimeout(300_000);
    watch.expectTrouble(/404/);
    watch.expectTrouble(/A map cannot be drawn/);
    await prepare(page);
    const unlike: string[] = [];
    for (const scene of await scenesOf(site, market)) {
      const comparison = await compareTwice(page, () => newVisitor(VIEWER), market, scene);
      const isRight = comparison === 'same' || (comparison === 'new' && process.env['CI'] === undefined);
      if (!isRight) unlike.push(`${comparison}: pages/${market}/${scene.name}`);
    }
    const because = await otherMachine(page, market);
    test.skip(unlike.length > 0 && because !== undefined, because);
    const hint = 'Side by side: .cache/pictures/index.html. Right as they are: npm run pictures -- --accept pages/';
    expect(unlike, hint).toEqual([]);
  });
}
