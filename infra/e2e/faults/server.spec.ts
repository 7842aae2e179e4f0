import { expect } from '@playwright/test';
import { FAULTS, headersFor, PLACES } from '../support/broken';
import { raw, unseen } from '../support/http';
import { test } from '../support/test';

test.afterEach(({ site }) => site.registryFaults.heal());

for (const place of PLACES) {
  const { remote, path, status, missing, whole } = place;
  for (const fault of FAULTS) {
    test(`${remote} ${fault} for the server: its place says so, the rest stands, others do not wait`, async ({
      page,
      site,
    }) => {
      const headers = await headersFor(place, page);
      const address = site.url + (await path(site));
      await site.renewServer(() => site.registryFaults.breakRemote(remote, fault));
      const broken = await raw(unseen(address), headers);
      expect(broken.status).toBe(status);
      expect(broken.body).toContain(missing);
      expect(broken.body).not.toMatch(whole);
      expect(broken.body).toContain('<footer');

      // However many ask for what is away, none of them waits for it.
      const asking = Promise.all(Array.from({ length: 6 }, () => raw(unseen(address), headers)));
      const other = await raw(`${site.url}/health/ready`);
      expect(other.status).toBe(200);
      expect((await asking).map((answer) => answer.status)).toEqual(Array(6).fill(status));

      site.registryFaults.heal();
      await expect(async () => {
        const healed = await raw(unseen(address), headers);
        expect(healed.status).toBe(200);
        expect(healed.body).toMatch(whole);
      }).toPass({ timeout: 15_000 });
    });
  }
}

test('a page that was whole before is shown as it was while its remote is away', async ({ site }) => {
  const address = unseen(`${site.url}/stock`);
  expect((await raw(address)).body).toContain('<article');
  await site.renewServer(() => site.registryFaults.breakRemote('mf-stock-locator', 'down'));
  const kept = await raw(address);
  expect(kept.headers['x-cache']).toBe('stale');
  expect(kept.body).toContain('<article');
});

test('bytes that are not those of the release are never evaluated', async ({ site }) => {
  await site.renewServer(() => site.registryFaults.breakRemote('mf-blocks', 'garbage'));
  const answer = await raw(unseen(`${site.url}/offers`));
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain('Sign in to the network');
});
