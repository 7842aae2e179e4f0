import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from './site';

const RANDOM = /^[\w.~%-]{16,}$/;
const IN_JSON = /"\w*(?:token|secret)":\s*"([^"]{12,})"/gi;

/**
 * Whatever lets somebody in that passes between browsers and the site: tokens in addresses and
 * answers, cookies.
 */
export class Secrets {
  readonly #found = new Set<string>();

  follow(page: Page): void {
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      // The site's own files carry nothing of anybody.
      if (pathname.startsWith('/assets/')) return;
      for (const value of searchParams.values()) if (RANDOM.test(value)) this.#found.add(value);
    });
    page.on('response', async (response) => {
      if (response.request().method() !== 'POST') return;
      const text = await response.text().catch(() => '');
      for (const [, value = ''] of text.matchAll(IN_JSON)) this.#found.add(value);
    });
  }

  async addCookies(context: BrowserContext): Promise<void> {
    for (const { value } of await context.cookies()) if (RANDOM.test(value)) this.#found.add(value);
  }

  all(): readonly string[] {
    return [...this.#found];
  }
}

/** Every line that any process of a site has written to its log. */
export function logLines(site: Site): readonly string[] {
  const folders = new Set([...site.running.values()].map(({ logFile }) => dirname(logFile)));
  return [...folders].flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .map((line) => `${name}: ${line}`),
    ),
  );
}
