import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { type CallParts, callPlatform, editedPage } from '../e2e/support/platform-call';
import { signInAs } from '../e2e/support/sign-in';
import { siteToLoad } from './own-site';
import { machine, median, numberOption, print, printTable } from './table';

const MARKET = 'international';
const WORDS = 'A road that nobody else is on, and a car that knows it. '.repeat(4);

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly content: (mark: string) => unknown;
}

function block(template: string, index: number, groups: readonly unknown[], title: string) {
  return {
    id: `b${index}`,
    template,
    template_version: 1,
    positions: [{ id: 'p1', sequence: index }],
    active_positions: ['p1'],
    values: {},
    texts: { 'en-GB': { title } },
    groups,
  };
}

const question = (_: unknown, index: number) => ({
  id: `g${index}`,
  values: {},
  texts: { 'en-GB': { accordion_title: `Question ${index}`, accordion_content: `<p>${WORDS}</p>` } },
});
const card = (_: unknown, index: number) => ({
  id: `g${index}`,
  values: {},
  texts: { 'en-GB': { title: `Card ${index}`, text: `<p>${WORDS}</p>` } },
});

const page = (mark: string, blocks: readonly unknown[]) => ({
  values: {},
  texts: { 'en-GB': { title: mark } },
  blocks: [block('snippet', 0, [], mark), ...blocks],
});

const SUBJECTS: readonly Subject[] = [
  {
    name: '60 blocks of 10 groups',
    path: '/bench-blocks',
    content: (mark) =>
      page(
        mark,
        Array.from({ length: 60 }, (_, index) =>
          block('accordion', index + 1, Array.from({ length: 10 }, question), `Block ${index}`),
        ),
      ),
  },
  {
    name: 'one block of 1,000 groups',
    path: '/bench-groups',
    content: (mark) => page(mark, [block('content-blocks', 1, Array.from({ length: 1000 }, card), 'Cards')]),
  },
];

async function send(editor: Page, method: 'POST' | 'PUT', path: string, parts: CallParts): Promise<void> {
  const { status, body } = await callPlatform(editor, method, path, parts);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 500)}`);
}

async function untilSeen(url: string, mark: string): Promise<void> {
  for (;;) {
    const html = await (await fetch(url)).text();
    if (html.includes(mark)) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Milliseconds between two keys: what one of them causes is done by then, the next save is not. */
const KEY_PAUSE = 700;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Milliseconds of processor that a key in the middle one of a block's groups costs the page
 * builder, with the canvas beside it.
 */
async function keyCost(editor: Page, address: string, keys: number): Promise<number> {
  await editor.goto(address);
  const block = editor.locator('.block-form-box').nth(1);
  await block.locator('summary').first().click();
  const groups = block.locator('.inputs-item-foldable');
  const group = groups.nth(Math.floor((await groups.count()) / 2));
  const fold = group.locator('.inputs-item-fold');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  const text = group.getByRole('textbox', { name: /title/i }).first();
  const session = await editor.context().newCDPSession(editor);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const press = async () => {
    await text.press('a');
    await editor.waitForTimeout(KEY_PAUSE);
  };
  // With the first one everything is cold.
  await press();
  const before = await spent();
  for (let key = 0; key < keys; key++) await press();
  return ((await spent()) - before) / keys;
}

/** Saves, publishes and looks at a page some times; milliseconds of each step. */
async function measure(editor: Page, site: string, subject: Subject, runs: number): Promise<string[]> {
  const body = { market: MARKET, path: subject.path, page_type: 'page', title: subject.name };
  await send(editor, 'POST', '/pages', { body });
  const saves: number[] = [];
  const publishes: number[] = [];
  const sights: number[] = [];
  const size = JSON.stringify(subject.content('')).length;
  for (let run = 0; run <= runs; run++) {
    const mark = `Edition ${run} of ${subject.path}`;
    const content = subject.content(mark);
    const { id, attributes } = await editedPage(editor, MARKET, subject.path);
    const { revision } = attributes;
    const save = await timed(() => send(editor, 'PUT', `/pages/${id}`, { body: { content }, revision }));
    const start = performance.now();
    await send(editor, 'POST', `/pages/${id}/publish`, { revision: revision + 1 });
    const publish = performance.now() - start;
    await untilSeen(site + subject.path, mark);
    // The first time everything is cold.
    if (run === 0) continue;
    saves.push(save);
    publishes.push(publish);
    sights.push(performance.now() - start - publish);
  }
  const { id } = await editedPage(editor, MARKET, subject.path);
  const key = await keyCost(editor, `${site}/cms/pages/${id}`, runs);
  return [
    subject.name,
    `${(size / 1000).toFixed(0)} kB`,
    ...[...[saves, publishes, sights].map(median), key].map((value) => `${value.toFixed(0)} ms`),
  ];
}

async function measureAll(browser: Browser, site: string, runs: number): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const editor = await context.newPage();
  await editor.goto(`${site}/cms`);
  await signInAs(editor, 'admin@showroom.test');
  await editor.waitForURL('**/cms');
  const rows: string[][] = [];
  for (const subject of SUBJECTS) rows.push(await measure(editor, site, subject, runs));
  print(machine());
  printTable(['page', 'content', 'save', 'publish', 'published to seen in a fresh page', 'key in a group'], rows);
  await context.close();
}

const site = await siteToLoad();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
try {
  await measureAll(browser, site.url, numberOption('runs', 10));
} finally {
  await browser.close();
  await site.stop();
}
