import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { listTemplates } from '@showroom/contracts/calls/content';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { callPlatform, editedPage } from '../e2e/support/platform-call';
import { signInAs } from '../e2e/support/sign-in';
import { EDITED_PAGES, type EditedSubject } from './edited-pages';
import { siteToLoad } from './own-site';
import { servePuck } from './peers/puck';
import { machine, median, numberOption, print, printTable } from './table';

const MARKET = 'international';
const PUCK_PORT = Number(process.env['BENCH_PORT'] ?? 5600) + 19;

/** Milliseconds after a step: what it causes is done by then, the next save is not. */
const PAUSE = 700;
/** Keys without a pause between them. */
const KEYS_AT_ONCE = 10;

const STEPS = ['mount', 'key', 'key, at once', 'insert', 'move', 'undo'] as const;
type Step = (typeof STEPS)[number];
type Costs = Readonly<Record<Step, number>> & { readonly latency: number | undefined };

/** An editor with a page in it; steps are taken by its own buttons, keys or actions. */
interface Editor {
  open(page: Page, subject: EditedSubject): Promise<void>;
  /** Puts the cursor into a text of the middle one of the second block's groups. */
  intoGroup(page: Page): Promise<void>;
  insert(page: Page): Promise<void>;
  move(page: Page): Promise<void>;
  undo(page: Page): Promise<void>;
  /** Milliseconds from a key until its text is on the canvas; what Puck types is its canvas. */
  latency?(page: Page, keys: number): Promise<number>;
}

/** By the page's own means: those of Playwright search thousands of elements, in its processor. */
async function click(page: Page, selector: string): Promise<void> {
  const isThere = await page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    element?.click();
    return element !== null;
  }, selector);
  if (!isThere) throw new Error(`Nothing to press at ${selector}`);
}

function ours(site: string, ids: ReadonlyMap<string, string>): Editor {
  return {
    async open(page, { path }) {
      await page.goto(`${site}/cms/pages/${ids.get(path)}`);
      await page.frameLocator('iframe').locator('.canvas-overlay').waitFor({ state: 'attached' });
    },
    async intoGroup(page) {
      const block = page.locator('.block-form-box').nth(1);
      await block.locator('summary').first().click();
      const groups = block.locator('.inputs-item-foldable');
      const group = groups.nth(Math.floor((await groups.count()) / 2));
      const fold = group.locator('.inputs-item-fold');
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      await group.getByRole('textbox', { name: /title/i }).first().click();
    },
    async insert(page) {
      await click(page, '.page-form-blocks > .ui-button');
      await click(page, 'dialog[open] .block-picker-item');
    },
    async move(page) {
      await page.evaluate(() => document.querySelector<HTMLElement>('.block-form-box .dragging-handle')?.focus());
      await page.keyboard.press('ArrowDown');
    },
    undo: (page) => page.keyboard.press('Control+z'),
    latency: canvasLatency,
  };
}

/** Puck's dragging is for pointers alone: blocks come and move by the actions that it ends in. */
function puckAt(url: string): Editor {
  const act = (page: Page, action: object) =>
    page.evaluate((sent) => {
      const get: unknown = Reflect.get(globalThis, 'puck');
      const api: unknown = typeof get === 'function' ? get() : undefined;
      if (typeof api !== 'object' || api === null) throw new Error('Puck is not mounted');
      const dispatch: unknown = Reflect.get(api, 'dispatch');
      if (typeof dispatch === 'function') dispatch(sent);
    }, action);
  const zone = 'root:default-zone';
  return {
    async open(page, { path }) {
      await page.goto(`${url}?${path.slice(1)}`);
      await page.frameLocator('iframe').locator('section').first().waitFor();
    },
    async intoGroup(page) {
      await act(page, { type: 'setUi', ui: { itemSelector: { index: 1, zone } } });
      const groups = page.locator('[class*="ArrayFieldItem-summary"]:visible');
      await groups.first().waitFor();
      await groups.nth(Math.floor((await groups.count()) / 2)).click();
      await page.locator('[class*="ArrayFieldItem--isExpanded"] input[type="text"]:visible').first().click();
    },
    insert: (page) =>
      act(page, { type: 'insert', componentType: 'snippet', destinationIndex: 2, destinationZone: zone }),
    move: (page) => act(page, { type: 'reorder', sourceIndex: 0, destinationIndex: 1, destinationZone: zone }),
    undo: (page) => page.keyboard.press('Control+z'),
  };
}

/** Milliseconds of processor of the page's window so far, frames of its origin included. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Milliseconds from a key in the form until its text is on the canvas; the median of some. */
async function canvasLatency(page: Page, keys: number): Promise<number> {
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    // Listening before the key goes: a busy window takes keys before what it is to evaluate.
    const shown = await page.evaluateHandle(() => {
      const inner = document.querySelector('iframe')?.contentDocument;
      if (!inner) throw new Error('There is no canvas');
      const milliseconds = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('The canvas does not show the key')), 10_000);
        let pressed = Number.NaN;
        document.addEventListener('keydown', () => (pressed = performance.now()), { capture: true, once: true });
        const seen = new MutationObserver((changes) => {
          const blocks = [...inner.querySelectorAll('.page-block')];
          const isSeen = changes.some(({ target }) => blocks.some((block) => block.contains(target)));
          if (Number.isNaN(pressed) || !isSeen) return;
          seen.disconnect();
          resolve(performance.now() - pressed);
        });
        seen.observe(inner, { subtree: true, childList: true, characterData: true });
      });
      return { milliseconds };
    });
    await page.keyboard.press('a');
    times.push(await shown.evaluate(({ milliseconds }) => milliseconds));
    await page.waitForTimeout(PAUSE);
  }
  return median(times);
}

/** A fresh window: the page is opened, typed into, rearranged and brought back. */
async function measure(context: BrowserContext, editor: Editor, subject: EditedSubject, keys: number): Promise<Costs> {
  const page = await context.newPage();
  try {
    const spent = await processorOf(page);
    await editor.open(page, subject);
    await page.waitForTimeout(2 * PAUSE);
    const costOf = async (work: () => Promise<void>) => {
      const before = await spent();
      await work();
      await page.waitForTimeout(PAUSE);
      return (await spent()) - before;
    };
    const mount = await spent();
    await editor.intoGroup(page);
    const press = () => page.keyboard.press('a');
    // With the first one everything is cold.
    await costOf(press);
    const latency = await editor.latency?.(page, keys);
    const pressed: number[] = [];
    for (let key = 0; key < keys; key++) pressed.push(await costOf(press));
    const atOnce = await costOf(async () => {
      for (let key = 0; key < KEYS_AT_ONCE; key++) await press();
    });
    return {
      mount,
      key: median(pressed),
      'key, at once': atOnce / KEYS_AT_ONCE,
      insert: await costOf(() => editor.insert(page)),
      undo: await costOf(() => editor.undo(page)),
      move: await costOf(() => editor.move(page)),
      latency,
    };
  } finally {
    await page.close();
  }
}

async function signedIn(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${site}/cms`);
  await signInAs(page, 'admin@showroom.test');
  await page.waitForURL('**/cms');
  return page;
}

/** Stores the page as a draft; its id. */
async function stored(admin: Page, { path, name, content }: EditedSubject): Promise<string> {
  await callPlatform(admin, 'POST', '/pages', { body: { market: MARKET, path, page_type: 'page', title: name } });
  const { id, attributes } = await editedPage(admin, MARKET, path);
  const parts = { body: { content: content(name) }, revision: attributes.revision };
  const { status } = await callPlatform(admin, 'PUT', `/pages/${id}`, parts);
  if (status >= 300) throw new Error(`${path} was not saved: ${status}`);
  return id;
}

async function measureAll(browser: Browser, site: string, runs: number, keys: number): Promise<void> {
  const admin = await signedIn(browser, site);
  const ids = new Map<string, string>();
  for (const subject of EDITED_PAGES) ids.set(subject.path, await stored(admin, subject));
  const answer = await callPlatform(admin, 'GET', `/templates?market=${MARKET}`);
  const templates = listTemplates.answer.parse(answer.body).data.map(({ attributes }) => attributes);
  const puck = await servePuck(PUCK_PORT, (path) => ({
    templates,
    content: EDITED_PAGES.find((subject) => subject.path === path)?.content(path),
  }));
  try {
    for (const subject of EDITED_PAGES) {
      const [mine, theirs]: [Costs[], Costs[]] = [[], []];
      for (let run = 1; run <= runs; run++) {
        mine.push(await measure(admin.context(), ours(site, ids), subject, keys));
        theirs.push(await measure(admin.context(), puckAt(puck.url), subject, keys));
        print(`${subject.name}: run ${run} of ${runs} (${machine()})`);
      }
      report(subject, mine, theirs);
    }
  } finally {
    await puck.close();
    await admin.context().close();
  }
}

function report({ name }: EditedSubject, mine: readonly Costs[], theirs: readonly Costs[]): void {
  const rows = STEPS.map((step) => {
    const of = (costs: readonly Costs[]) => median(costs.map((cost) => cost[step]));
    const ratio = median(mine.map((cost, run) => cost[step] / (theirs[run]?.[step] ?? Number.NaN)));
    return [step, of(mine).toFixed(0), of(theirs).toFixed(0), ratio.toFixed(2)];
  });
  printTable([name, 'ours, ms', 'Puck, ms', 'ours / Puck'], rows);
  const latencies = mine.flatMap(({ latency }) => latency ?? []);
  print(`From a key in the form until its text is on the canvas: ${median(latencies).toFixed(0)} ms`);
}

const site = await siteToLoad();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
try {
  await measureAll(browser, site.url, numberOption('runs', 3), numberOption('keys', 10));
} finally {
  await browser.close();
  await site.stop();
}
