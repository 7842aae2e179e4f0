import { expect } from '@playwright/test';
import { expectFaults, expectFrame, headersFor, PLACES } from '../support/broken';
import { raw } from '../support/http';
import { countLoads } from '../support/journey';
import { compositionOf, HEALED, registryOf, release, throwingRemote } from '../support/remotes';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.describe.configure({ timeout: 120_000 });

for (const place of PLACES) {
  const { remote, path, whole } = place;
  test(`${remote} throws while rendering: the page stands, nobody keeps it, and it comes back`, async ({
    page,
    site,
    watch,
  }) => {
    expectFaults(watch);
    const { remotes } = await compositionOf(site);
    const healthy = remotes.find((one) => one.remote === remote);
    if (!healthy) throw new Error(`${remote} is not released`);
    const address = `${await path(site)}?broken=${remote}`;
    const headers = await headersFor(place, page);

    await release(site, throwingRemote(healthy), '--market', 'international');
    await site.untilServed(await compositionOf(site));
    const first = await raw(site.url + address, headers);
    expect(first.body).not.toMatch(whole);
    expect((await raw(`${site.addressOf('au')}/offers`)).body).toContain('navigation-bar');

    const loads = countLoads(page);
    await visit(page, address);
    await expectFrame(page);
    await page.evaluate((name) => Reflect.set(globalThis, name, true), HEALED);
    await expect(page.getByText('Standing again').first()).toBeVisible({ timeout: 20_000 });
    expect(loads()).toBe(1);
    expect((await raw(site.url + address, headers)).headers['x-cache']).not.toBe('hit');

    await site.untilServed(await registryOf(site).pin('international', remote, healthy.version, 'mended'));
    // A busy machine may make the first page of a new composition without one of its parts: nobody keeps that page either.
    const mended = async () => (await raw(site.url + address, headers)).body;
    await expect.poll(mended, { timeout: 30_000 }).toMatch(whole);
  });
}
