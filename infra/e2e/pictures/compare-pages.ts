import { expect, type Page } from '@playwright/test';
import type { MarketCode } from '@showroom/contracts/markets';
import { type Comparison, compareWithStored } from '../../pictures/compare';
import { otherBrowser } from '../../pictures/differences';
import { photograph, prepare, settle, WINDOW_HEIGHT } from '../../pictures/settle';
import { WIDTHS } from '../../pictures/sheet';
import { test } from '../support/test';

/** Pages are long, and blocks have pictures of their own: these show how a page is laid out. */
const REDUCTION = 6;

/** What a page is looked at in: its own theme, others that an editor may choose, a dark night. */
export const LOOKS = ['own', 'light-theme', 'grey-theme', 'night'] as const;
type Look = (typeof LOOKS)[number];

/** One kind of page in one state. */
export interface Scene {
  readonly name: string;
  /** Leads a page there, more than once. */
  readonly open: (page: Page) => Promise<void>;
}

async function setLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look === 'night' ? 'dark' : 'light' });
  await page.evaluate(
    (theme) => {
      for (const element of document.querySelectorAll<HTMLElement>('html, main .white-theme, [data-look]')) {
        element.dataset['look'] = '';
        element.classList.remove('white-theme', 'light-theme', 'grey-theme');
        element.classList.add(theme);
      }
    },
    look.replace(/^(own|night)$/, 'white-theme'),
  );
}

type Views = Readonly<Record<string, Buffer[]>>;

/** One visit in a window that grows from a phone's to a desktop's: in each look its three views. */
async function viewsOf(page: Page, { open }: Scene, looks: readonly Look[]): Promise<Views> {
  const views = Object.fromEntries(looks.map((look): [string, Buffer[]] => [look, []]));
  await page.setViewportSize({ width: WIDTHS[0], height: WINDOW_HEIGHT });
  await open(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    await settle(page);
    // It comes with the code of what was scrolled to, in room that waits for it.
    await expect(page.locator('.footer-search:empty:not([data-disabled])')).toHaveCount(0);
    for (const look of looks) {
      if (looks.length > 1) await setLook(page, look);
      views[look]?.push(await photograph(page));
    }
  }
  return views;
}

/**
 * What a busy machine drew late, or a browser that had stopped to draw left out, is as stored at a
 * second look with a new page; what somebody changed is not.
 */
async function compareTwice(page: Page, market: MarketCode, scene: Scene, looks: readonly Look[]) {
  const compare = async (at: Page) => {
    const views = await viewsOf(at, scene, looks);
    const found: [Look, Comparison][] = [];
    for (const look of looks) {
      const id = `pages/${market}/${scene.name}${look === 'own' ? '' : `-${look}`}`;
      const subject = { id, stored: `infra/pictures/${id}.webp` };
      found.push([look, await compareWithStored(subject, views[look] ?? [], REDUCTION)]);
    }
    return found;
  };
  const first = await compare(page).catch(() => looks.map((look): [Look, Comparison] => [look, 'different']));
  const isRight = (comparison: Comparison) =>
    comparison === 'same' || (comparison === 'new' && process.env['CI'] === undefined);
  const unlike = first.filter(([, comparison]) => !isRight(comparison)).map(([look]) => look);
  if (unlike.length === 0) return [];
  // The same visitor: a vehicle is held for one alone.
  const other = await page.context().newPage();
  await prepare(other);
  const second = await test.step(`a second look at ${scene.name}`, () => compare(other));
  await other.close();
  return second
    .filter(([look, comparison]) => unlike.includes(look) && !isRight(comparison))
    .map(([look, comparison]) => `${comparison}: pages/${market}/${scene.name} (${look})`);
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

/** Looks at each scene of a market, in the looks given; fails with those that are not as stored. */
export async function expectAsStored(
  page: Page,
  market: MarketCode,
  scenes: readonly Scene[],
  looks: readonly Look[] = ['own'],
): Promise<void> {
  const unlike: string[] = [];
  for (const scene of scenes) unlike.push(...(await compareTwice(page, market, scene, looks)));
  const because = await otherMachine(page, market);
  test.skip(unlike.length > 0 && because !== undefined, because);
  const hint = 'Side by side: .cache/pictures/index.html. Right as they are: npm run pictures -- --accept pages/';
  expect(unlike, hint).toEqual([]);
}
