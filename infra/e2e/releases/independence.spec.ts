import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildIdOf } from '../../build/build-id';
import { ROOT } from '../../build/package-info';
import { confirmed } from '../support/confirmed';
import { raw, unseen } from '../support/http';
import { countLoads } from '../support/journey';
import { compositionOf, registryOf } from '../support/remotes';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.describe.configure({ timeout: 180_000 });

test('a remote that knows nothing but the published contracts gets a page of its own by a composition', async ({
  page,
  site,
}) => {
  const outside = mkdtempSync(join(tmpdir(), 'showroom-sixth-'));
  const folder = join(outside, 'mf-insurance');
  const host = buildIdOf(join(ROOT, 'shell'));
  const processOfSite = site.running.get('site')?.child.pid;
  try {
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'infra/generators/main.ts', 'remote', 'mf-insurance', '--into', outside],
      {
        cwd: ROOT,
      },
    );
    expect(readdirSync(join(folder, 'node_modules/@showroom'))).toEqual(['contracts']);
    for (const path of ['shell', 'shared-ui', 'node_modules/shell'])
      expect(existsSync(join(outside, path))).toBe(false);
    expect((await raw(unseen(`${site.addressOf('au')}/insurance`))).status).toBe(404);

    await npmRun(folder, site.env, 'release', '--', '--market', 'au');
    const released = await compositionOf(site, 'au');
    expect(released.remotes.map(({ remote }) => remote)).toContain('mf-insurance');
    await site.untilServed(released);
    const answer = await raw(unseen(`${site.addressOf('au')}/insurance`));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatch(/<h1[^>]*>Insurance</);
    expect(answer.body).toContain('navigation-bar');
    expect((await raw(unseen(`${site.url}/insurance`))).status).toBe(404);

    await visit(page, `${site.addressOf('au')}/insurance`);
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'More about it' }).click();
    await expect(page.getByText('What a visitor of Australia can do here.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${site.addressOf('au')}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(0);

    // Neither host nor site had a part in it.
    expect(buildIdOf(join(ROOT, 'shell'))).toBe(host);
    expect(site.running.get('site')?.child.pid).toBe(processOfSite);
  } finally {
    await confirmed((options) => registryOf(site).pin('au', 'mf-insurance', null, 'the proof is over', options));
    rmSync(outside, { recursive: true, force: true });
  }
});

async function npmRun(folder: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const child = spawn('npm', ['run', ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  expect([status, output]).toEqual([0, expect.stringContaining('pinned in au')]);
}
