import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { editedPage } from '../e2e/support/platform-call';
import { signInAs } from '../e2e/support/sign-in';
import { EDITED_PAGES, type EditedSubject } from './edited-pages';
import { sendAsEditor } from './editor-calls';
import { siteToLoad } from './own-site';
import { machine, median, numberOption, print, printTable } from './table';

const MARKET = 'international';

async function untilSeen(url: string, mark: string): Promise<void> {
  for (;;) {
    const html = await (await fetch(url)).text();
    if (html.includes(mark)) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Saves, publishes and looks at a page some times; milliseconds of each step. */
async function measure(editor: Page, site: string, subject: EditedSubject, runs: number): Promise<string[]> {
  const body = { market: MARKET, path: subject.path, page_type: 'page', title: subject.name };
  await sendAsEditor(editor, 'POST', '/pages', { body });
  const saves: number[] = [];
  const publishes: number[] = [];
  const sights: number[] = [];
  const size = JSON.stringify(subject.content('')).length;
  for (let run = 0; run <= runs; run++) {
    const mark = `Edition ${run} of ${subject.path}`;
    const content = subject.content(mark);
    const { id, attributes } = await editedPage(editor, MARKET, subject.path);
    const { revision } = attributes;
    const save = await timed(() => sendAsEditor(editor, 'PUT', `/pages/${id}`, { body: { content }, revision }));
    const start = performance.now();
    await sendAsEditor(editor, 'POST', `/pages/${id}/publish`, { revision: revision + 1 });
    const publish = performance.now() - start;
    await untilSeen(site + subject.path, mark);
    // The first time everything is cold.
    if (run === 0) continue;
    saves.push(save);
    publishes.push(publish);
    sights.push(performance.now() - start - publish);
  }
  return [
    subject.name,
    `${(size / 1000).toFixed(0)} kB`,
    ...[saves, publishes, sights].map(median).map((value) => `${value.toFixed(0)} ms`),
  ];
}

async function measureAll(browser: Browser, site: string, runs: number): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const editor = await context.newPage();
  await editor.goto(`${site}/cms`);
  await signInAs(editor, 'admin@showroom.test');
  await editor.waitForURL('**/cms');
  const rows: string[][] = [];
  for (const subject of EDITED_PAGES) rows.push(await measure(editor, site, subject, runs));
  print(machine());
  printTable(['page', 'content', 'save', 'publish', 'published to seen in a fresh page'], rows);
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
