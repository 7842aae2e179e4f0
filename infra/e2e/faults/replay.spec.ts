import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import { replay } from '../../replay/replay';
import { portOf } from '../../start/processes';
import { confirmed } from '../support/confirmed';
import { raw, unseen } from '../support/http';
import { compositionOf, registryOf } from '../support/remotes';
import { test } from '../support/test';

test.describe.configure({ timeout: 180_000 });

/** What a page says that it was made of. */
async function madeOf(address: string) {
  const { status, headers, body } = await raw(unseen(`${address}/stock`));
  const text = /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  const { composition, pins, mounts }: Record<string, unknown> = JSON.parse(text);
  const [script] = /\/assets\/main\.[0-9a-f]+\.js/.exec(body) ?? [];
  return { status, header: headers['x-composition'], composition, pins, mounts, script };
}

test('a past composition is served again: the same versions of remotes and shell, under the same id', async ({
  site,
}) => {
  const before = await compositionOf(site, 'ua');
  // A site that has just started renders its first pages without what comes late.
  const servedWhole = async () => JSON.stringify((await madeOf(site.addressOf('ua'))).pins);
  await expect.poll(servedWhole).toContain('"mf-stock-locator"');
  const then = await madeOf(site.addressOf('ua'));
  expect(then).toMatchObject({ status: 200, header: before.id, composition: before.id });

  const registry = registryOf(site);
  await site.untilServed(await confirmed((options) => registry.pin('ua', 'mf-stock-locator', null, 'test', options)));
  expect(await madeOf(site.addressOf('ua'))).not.toEqual(then);
  const replayed = await replay({
    id: before.id,
    port: portOf('site', site.env) + 8,
    env: site.env,
    dataFolder: dirname(site.env['KEYS_FOLDER'] ?? ''),
    say: (line) => console.log(line),
  });
  try {
    await expect.poll(() => madeOf(replayed.url)).toEqual(then);
  } finally {
    await replayed.stop();
    await site.untilServed(await registryOf(site).rollback('ua', 'test'));
  }
});
