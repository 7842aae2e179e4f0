import { expect } from '@playwright/test';
import { raw } from '../support/http';
import { test } from '../support/test';
import { visit } from '../support/visit';

test("an element with the id of the page's state, stored before there were rules for ids, changes nothing", async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(/evil\.test/, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const state = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '{}');
      for (const pin of state.pins) Object.assign(pin, { entry: 'https://evil.test/remoteEntry.js', integrity: '' });
      const element = Object.assign(document.createElement('div'), { id: 'page-state', hidden: true });
      element.textContent = JSON.stringify(state);
      document.head.prepend(element);
    });
  });
  await page.goto('/stock');
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(foreign).toEqual([]);
});

test('text of a page becomes no script by any way that a page has', async ({ page, watch }) => {
  watch.expectTrouble(/^console error: (This document requires|Refused|.*violates|.*Trusted)/i);
  await visit(page, '/');
  const refused = await page.evaluate(() => {
    const ways = {
      handler: () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" onload="window.hit = 1">');
      },
      'script in HTML': () => {
        document.createElement('div').innerHTML = '<script>window.hit = 2</script>';
      },
      'address of a script': () => {
        document.createElement('script').src = 'https://evil.test/a.js';
      },
      'text of a script': () => {
        const script = document.createElement('script');
        script.text = 'window.hit = 3';
        document.head.append(script);
      },
    };
    return Object.entries(ways).map(([name, way]) => {
      try {
        way();
        return `${name}: went through`;
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : error}`;
      }
    });
  });
  expect(refused).toEqual([
    'handler: TypeError',
    'script in HTML: TypeError',
    'address of a script: TypeError',
    'text of a script: TypeError',
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
});

test('who only begins to sign in stores nothing: what they began stays in their browser', async ({ site }) => {
  const { status, headers } = await raw(`${site.url}/auth/login?to=/cms`);
  expect(status).toBe(302);
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split('=')[0]);
  expect(cookies).toEqual(['sign-in']);
});
