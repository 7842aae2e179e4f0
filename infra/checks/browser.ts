import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, canUseApt } from './apt';
import { runCommand } from './command';

/** With these a headless browser works as root and talks to nobody by itself. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window: less than half of the work of a whole one that shows none. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium or Chrome: the one of CHROMIUM_PATH, an installed one, or Playwright's own;
 * undefined when there is none.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROMIUM_PATH'];
  if (given) return existsSync(given) ? given : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  return [...candidates, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Such a path, after installing a browser where there was none, or only a whole one; undefined when
 * that did not work either.
 */
export async function obtainBrowser(say: (line: string) => void): Promise<string | undefined> {
  const found = findBrowser();
  if (process.env['CHROMIUM_PATH'] || (found && basename(found) === HEADLESS)) return found;
  if (canUseApt()) {
    for (const name of found ? [HEADLESS] : [HEADLESS, 'chromium']) {
      if (await aptInstall(name, say)) return findBrowser();
    }
  }
  if (found) return found;
  say("Downloading Playwright's Chromium (once) …");
  await runCommand('npx', ['playwright', 'install', 'chromium']);
  return findBrowser();
}
