import { expect } from '@playwright/test';
import { raw, send } from '../support/http';
import { cookieHeader, signInAs } from '../support/sign-in';
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
      // A page from the cache has left its state to its scripts.
      const own = document.querySelector('script[type="application/json"]')?.textContent;
      const state = JSON.parse(own || '{"pins":[{"remote":"mf-stock-locator"}]}');
      for (const pin of state.pins) Object.assign(pin, { entry: 'https://evil.test/remoteEntry.js', integrity: '' });
      const element = Object.assign(document.createElement('div'), { id: 'page-state', hidden: true });
      element.textContent = JSON.stringify(state);
      element.dataset['hydration'] = 'https://evil.test/state';
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

test('no other site shows ours within it', async ({ site }) => {
  for (const path of ['/', '/stock', '/nowhere', '/sign-in-error']) {
    const policy = String((await raw(site.url + path)).headers['content-security-policy']);
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});

test('what another site sends in the name of somebody who is signed in does nothing', async ({ page, site }) => {
  await page.goto('/cms');
  await signInAs(page, 'editor@showroom.test');
  await expect(page).toHaveURL(/\/cms/);
  const cookie = await cookieHeader(page.context());
  const headers = { cookie, origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await send(`${site.url}/auth/logout`, { method: 'POST', headers, body: 'win=a+car' });
  expect(sent.status).toBe(403);
  expect((await raw(`${site.url}/cms`, { cookie })).status).toBe(200);
});

test('whoever signs in stays on our site, wherever the address would lead', async ({ page, site }) => {
  const targets = ['https://evil.test/x', '//evil.test/x', '/\\evil.test/x', 'javascript:alert(1)'];
  for (const [index, target] of targets.entries()) {
    await page.goto(`/auth/login?to=${encodeURIComponent(target)}`);
    if (index === 0) await signInAs(page, 'editor@showroom.test');
    await expect.poll(() => new URL(page.url()).origin, target).toBe(site.url);
  }
});

test('a session that somebody made up is none, and one that was set before a sign-in is not the one after it', async ({
  page,
  site,
}) => {
  const statusWith = async (session: string) => (await raw(`${site.url}/cms`, { cookie: `session=${session}` })).status;
  const fixed = 'a-session-that-somebody-else-knows';
  expect(await statusWith(fixed)).toBe(302);
  await page.context().addCookies([{ name: 'session', value: fixed, url: site.url }]);
  await page.goto('/cms');
  await signInAs(page, 'editor@showroom.test');
  await expect(page).toHaveURL(/\/cms/);
  const own = (await page.context().cookies(site.url)).find(({ name }) => name === 'session')?.value ?? '';
  expect(own).not.toContain(fixed);
  expect(await statusWith(own)).toBe(200);
  expect(await statusWith(fixed)).toBe(302);
});
