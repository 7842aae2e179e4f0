import { expect, type Page } from '@playwright/test';

/**
 * A browser says it by the clock: on a busy machine of each page. That a page runs what it fetches
 * ahead is a journey of its own.
 */
const FETCHED_AHEAD = /preloaded using link preload but not used/;
/** Maps on a machine without a graphics processor: the driver's own remarks on its speed. */
const OF_THE_DRIVER = /GL Driver Message \(OpenGL, Performance/;

/**
 * Notes everything that a page should not do: warnings, errors, failed requests, answers of 400 and
 * more.
 */
export class Watch {
  readonly #troubles: string[] = [];
  readonly #expected: RegExp[] = [];

  /** What a test breaks on purpose, it names. */
  expectTrouble(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  follow(page: Page): void {
    page.on('console', (message) => {
      const type = message.type();
      if ([FETCHED_AHEAD, OF_THE_DRIVER].some((one) => one.test(message.text()))) return;
      if (type === 'warning' || type === 'error') this.#note(`console ${type}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#note(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page itself took the request back, because something newer was asked.
      if (reason !== 'net::ERR_ABORTED') this.#note(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`answer ${response.status()}: ${response.url()}`);
    });
  }

  assertQuiet(): void {
    const unexpected = this.#troubles.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)));
    expect([...new Set(unexpected)], 'what the pages complained about').toEqual([]);
  }

  #note(trouble: string): void {
    this.#troubles.push(trouble.slice(0, 600));
  }
}
