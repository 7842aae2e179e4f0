import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../build/package-info';
import { portsOf } from '../support/site';

/** Its ports are behind those of every other site: it runs beside the faults of machines. */
const NUMBER = 4;

test('npm start says where the site is, and all of it ends in order when its processes are told at once', async () => {
  test.setTimeout(480_000);
  const data = mkdtempSync(join(tmpdir(), 'showroom-start-'));
  // A process group of its own: a terminal and a service manager tell all of it at once, and each
  // process tells the next.
  const command = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...portsOf(NUMBER), SHOWROOM_DATA: data, RELEASE_COMPRESSION: 'fast' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [command.stdout, command.stderr])
    output.setEncoding('utf8').on('data', (text) => (said += text));
  const tell = (signal: NodeJS.Signals) => command.pid !== undefined && process.kill(-command.pid, signal);
  const ended = once(command, 'close');
  try {
    await expect.poll(() => said, { timeout: 420_000 }).toContain('Stop with Ctrl+C');
    const [, url = ''] = /ready after [\d.]+ s: (\S+)/.exec(said) ?? [];
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
    tell('SIGTERM');
    await ended;
    expect(said).not.toContain('ended with');
    await expect(fetch(url)).rejects.toThrow();
  } finally {
    if (command.exitCode === null && command.signalCode === null) tell('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
