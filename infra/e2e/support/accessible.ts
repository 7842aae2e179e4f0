import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const MODAL = 'dialog:modal';

/** Fails with rule and element for everything that axe finds. */
export async function expectAccessible(page: Page, what: string, without: string[] = []): Promise<void> {
  // What scrolls is under the navigation for a moment.
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
  // Colours in the middle of a fade are nobody's choice.
  await expect.poll(() => page.evaluate(runningFades)).toBe(0);
  // Frames of others need a page of axe's own to put their findings together, in thrice the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(!hasForeignFrame(page))
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .disableRules(without);
  // What a modal dialog covers nobody reaches, which axe does not know.
  const { violations } = await ((await page.locator(MODAL).count()) > 0 ? axe.include(MODAL) : axe).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}

function hasForeignFrame(page: Page): boolean {
  const originOf = (url: string) => (/^https?:/.test(url) ? new URL(url).origin : undefined);
  const own = originOf(page.url());
  return page.frames().some((frame) => ![own, undefined].includes(originOf(frame.url())));
}

/** On a phone and on a desk axe finds nothing, and nothing is wider than the window. */
export async function expectAccessibleAtEveryWidth(page: Page, what: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${what} at ${width}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${what} at ${width}`).toBeLessThanOrEqual(0);
  }
}

/** Animations that end by themselves; those that follow the scrolling or go round do not. */
function runningFades(): number {
  return document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .filter(({ playState, effect, currentTime }) => {
      const { delay = 0, iterations } = effect?.getTiming() ?? {};
      return playState === 'running' && iterations !== Infinity && Number(currentTime) >= delay;
    }).length;
}

/** Whether the page stands where it stood two frames before. */
function isAtRest(): Promise<boolean> {
  const { scrollY } = window;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY === scrollY)));
  });
}
