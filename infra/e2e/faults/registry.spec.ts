import { expect } from '@playwright/test';
import { SYSTEM_DRILLS } from '../../drills/table';
import { confirmed } from '../support/confirmed';
import { raw, unseen } from '../support/http';
import { compositionOf, registryOf } from '../support/remotes';
import type { Site } from '../support/site';
import { test } from '../support/test';

const MARKET = 'ua';
const MINUTE = 60_000;

interface CompositionStatus {
  readonly market: string;
  readonly channel: string;
  readonly id: string;
  readonly status: string;
  readonly problem?: string;
}

/** What the site says of the composition of a market. */
async function statusOf(site: Site): Promise<CompositionStatus | undefined> {
  const { body } = await raw(`${site.url}/health/ready`);
  const { compositions }: { compositions: CompositionStatus[] } = JSON.parse(body);
  return compositions.find(({ market, channel }) => market === MARKET && channel === 'stable');
}

/** A change of a market that nobody looks at: what the editor's remote is there. */
async function change(site: Site) {
  const [there, here] = [await compositionOf(site, MARKET), await compositionOf(site)];
  const editor = ({ remotes }: typeof here) => remotes.find(({ remote }) => remote === 'mf-cms-editor');
  const next = editor(there) ? null : (editor(here)?.version ?? null);
  return confirmed((options) => registryOf(site).pin(MARKET, 'mf-cms-editor', next, 'drill', options));
}

async function expectServing(site: Site): Promise<void> {
  const page = await raw(unseen(`${site.addressOf(MARKET)}/offers`));
  expect(page.status).toBe(200);
  expect(page.body).toContain('navigation-bar');
}

test.describe.configure({ timeout: 120_000 });
test.afterEach(({ site }) => {
  site.registryFaults.heal();
  site.setClock(0);
});

test(SYSTEM_DRILLS['registry down'], async ({ site }) => {
  site.registryFaults.cut();
  await expect.poll(async () => (await statusOf(site))?.status).toBe('stored');
  await expectServing(site);

  // Here the releases' files lie in the registry, too: without a CDN each place shows its fallback,
  // and the page stands.
  await site.running.get('site')?.stop();
  await site.restart('site');
  const bare = await raw(unseen(`${site.addressOf(MARKET)}/offers`));
  expect(bare.status).toBe(200);
  expect(bare.body).toContain('fallback-navigation');
  expect(bare.headers['x-degraded']).toContain('mf-navigation');
  expect((await statusOf(site))?.status).toBe('stored');

  site.registryFaults.heal();
  await expect.poll(async () => (await statusOf(site))?.status).toBe('current');
  await expect(() => expectServing(site)).toPass({ timeout: 20_000 });
  await site.untilServed(await change(site));
});

for (const [drill, offset, problem] of [
  ['composition expired', 48 * 60 * MINUTE, /expired/],
  ['clock skew', -10 * MINUTE, /future/],
] as const) {
  test(SYSTEM_DRILLS[drill], async ({ site }) => {
    const before = await statusOf(site);
    site.setClock(offset);
    const next = await change(site);
    await expect.poll(async () => (await statusOf(site))?.problem).toMatch(problem);
    const meanwhile = await statusOf(site);
    expect(meanwhile?.id).toBe(before?.id);
    expect(meanwhile?.status).toBe(drill === 'composition expired' ? 'expired' : 'stored');
    await expectServing(site);

    site.setClock(0);
    await site.untilServed(next);
    await expect.poll(async () => (await statusOf(site))?.status).toBe('current');
  });
}

test(SYSTEM_DRILLS['clocks that differ a little'], async ({ site }) => {
  site.setClock(-3 * MINUTE);
  await site.untilServed(await change(site));
  site.setClock(3 * MINUTE);
  await site.untilServed(await change(site));
});
