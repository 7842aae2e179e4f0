import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { STEADY_ENV, STEADY_FLAGS } from '../pictures/settle';

const executablePath = findBrowser();

const launchOptions = (more: readonly string[] = []) => ({
  ...(executablePath && { executablePath }),
  args: [...BROWSER_FLAGS, ...more],
});

const AXE = 'accessibility.spec.ts';
const START = 'releases/start.spec.ts';
const DRILLS = ['faults/drills.spec.ts', 'faults/bad-servers.spec.ts'];

/**
 * Two sites side by side: one that stays whole, one that tests break. Each has one worker, so that
 * nobody breaks what another looks at; the one that is done first goes on with a start from
 * nothing, with axe, with pictures, with the back office and with drills, each on a site of its
 * own.
 */
export default defineConfig({
  globalSetup: './support/build.ts',
  outputDir: '../../.cache/e2e',
  workers: 2,
  // A machine that is shared may hold a browser up for as long as a test waits; what is broken
  // fails every time.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'site', testDir: 'site', testIgnore: AXE, workers: 1 },
    {
      name: 'faults',
      testDir: '.',
      testMatch: ['faults/**', 'releases/**'],
      testIgnore: [START, ...DRILLS],
      workers: 1,
    },
    { name: 'start', testDir: '.', testMatch: START, workers: 1 },
    { name: 'axe', testDir: 'site', testMatch: AXE, workers: 1 },
    {
      name: 'pictures',
      testDir: 'pictures',
      workers: 1,
      retries: 1,
      use: { launchOptions: { ...launchOptions(STEADY_FLAGS), env: STEADY_ENV } },
    },
    { name: 'back-office', testDir: 'back-office', workers: 1 },
    { name: 'drills', testDir: '.', testMatch: DRILLS, workers: 1 },
  ],
});
