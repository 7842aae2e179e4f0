import { expect, type Page } from '@playwright/test';
import { type Beacon, beacon } from '@showroom/contracts/entities/release-health';
import { expectFaults, expectFrame } from '../support/broken';
import { test } from '../support/test';
import { visit } from '../support/visit';

const FILES = {
  'the entry of a remote': /\/releases\/mf-stock-locator\/.*\/remoteEntry\.\w+\.js/,
  'a chunk of a remote': /\/releases\/mf-stock-locator\/.*\/__federation_expose_\w+\.\w+\.js/,
  'a style sheet of a remote': /\/releases\/mf-stock-locator\/.*\.css/,
  'a chunk of the shell': /\/assets\/federation\.\w+\.js/,
} as const;

/** What the page reports to the site, as it sends it. */
async function watchBeacons(page: Page): Promise<Beacon[]> {
  const beacons: Beacon[] = [];
  await page.exposeFunction('noteBeacon', (text: string) => void beacons.push(beacon.parse(JSON.parse(text))));
  await page.addInitScript(`{
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (String(address).endsWith('/beacons')) void body.text().then(noteBeacon);
      return send(address, body);
    };
  }`);
  return beacons;
}

/** One more blank, which changes nothing but the hash. Answers the way to stop it. */
async function changeByte(page: Page, file: RegExp): Promise<() => void> {
  let isChanged = true;
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({
      status: response.status(),
      headers: { 'content-type': type, 'access-control-allow-origin': '*' },
      body: `${await response.text()}${isChanged ? ' ' : ''}`,
    });
  });
  return () => {
    isChanged = false;
  };
}

function failuresIn({ composition, remotes }: Beacon) {
  return remotes.filter(({ failed }) => failed).map(({ remote }) => ({ composition, remote }));
}

for (const [name, file] of Object.entries(FILES)) {
  test(`${name} with a changed byte is refused by the browser: its place says so, the site hears of it, and it comes back with the right bytes`, async ({
    page,
    watch,
  }) => {
    expectFaults(watch);
    const told: string[] = [];
    page.on('console', (message) => void told.push(message.text()));
    const heal = await changeByte(page, file);
    const beacons = await watchBeacons(page);
    const composition = (await page.request.get('/')).headers()['x-composition'];
    await visit(page, '/');
    await page.getByRole('main').locator('a[href="/stock"]').first().click();
    await expect(page.getByText('Something went wrong, please try again.').first()).toBeVisible();
    await expectFrame(page);
    expect(told.join('\n')).toMatch(/integrity/);
    await expect.poll(() => beacons.flatMap(failuresIn)).toContainEqual({ composition, remote: 'mf-stock-locator' });
    heal();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  });
}
