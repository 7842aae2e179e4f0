import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { isTimeOver } from '../../checks/time-limit';
import { moveAtOnce } from './activity';
import { answerBanner } from './answer-banner';
import { expectOneOfEach } from './one-of-each';
import { type Site, startOwnSite } from './site';
import { Watch } from './watch';

interface Fixtures {
  /** Leaves a test out that would begin after the time of the whole run is over. */
  readonly timeLeft: undefined;
  /** Whether visitors have accepted all cookies before, so that no banner lies over the page. */
  readonly hasAnswered: boolean;
  /** Whether somebody moves each page at once; else it waits for the test to do something. */
  readonly isActive: boolean;
  readonly watch: Watch;
  /** Another visitor, with cookies and storage of their own. */
  readonly newVisitor: (options?: VisitorOptions) => Promise<Page>;
}

interface VisitorOptions extends BrowserContextOptions {
  readonly hasAnswered?: boolean;
}

interface WorkerFixtures {
  readonly site: Site;
}

/** Numbers of sites that run at once; 3 and 4 are those that some tests start themselves. */
const SITES: Readonly<Record<string, number>> = {
  site: 0,
  faults: 1,
  axe: 2,
  'back-office': 5,
  pictures: 6,
  drills: 7,
};

/** Projects whose tests release. */
const RELEASING = ['faults', 'drills'];

/**
 * Every page of a test is strict: what it complains about and the test did not name fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  timeLeft: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use, testInfo) => {
      testInfo.skip(testInfo.retry === 0 && isTimeOver(), 'no time was left');
      await use(undefined);
    },
    { auto: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use, { project }) => {
      const env = RELEASING.includes(project.name) ? { COMPOSITION_POLL: '1000' } : {};
      const site = await startOwnSite(SITES[project.name] ?? 0, { env });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    watch.assertQuiet();
  },
  hasAnswered: [true, { option: true }],
  isActive: [true, { option: true }],
  page: async ({ page, watch, hasAnswered, isActive }, use) => {
    if (hasAnswered) await answerBanner(page.context());
    if (isActive) await moveAtOnce(page.context());
    watch.follow(page);
    await use(page);
    await expectOneOfEach(page);
  },
  newVisitor: async ({ browser, baseURL, watch, hasAnswered, isActive }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ hasAnswered: isAnswered = hasAnswered, ...options } = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      if (isAnswered) await answerBanner(context);
      if (isActive) await moveAtOnce(context);
      contexts.push(context);
      const page = await context.newPage();
      watch.follow(page);
      return page;
    });
    for (const context of contexts) for (const page of context.pages()) await expectOneOfEach(page);
    await Promise.all(contexts.map((context) => context.close()));
  },
});
