import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { portsFrom } from '../start/processes';
import { cloneToTemp, removeClone } from './fresh-clone';
import { machine, print, printTable } from './table';

const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 5600);
const LIMIT = 15 * 60_000;

async function untilFirstPage(child: ChildProcess): Promise<void> {
  const until = Date.now() + LIMIT;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    if (Date.now() > until) throw new Error('There was no page after 15 minutes');
    const answer = await fetch(`http://127.0.0.1:${FIRST_PORT}/`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Seconds from `npm start` to the first page; stops everything again. */
async function start(clone: string): Promise<number> {
  const started = performance.now();
  // A process group of its own, for npm does not pass every signal on.
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, ...portsFrom(FIRST_PORT) },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await untilFirstPage(child);
    return (performance.now() - started) / 1000;
  } finally {
    if (child.exitCode === null && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
  }
}

const cached = existsSync(join(process.env['npm_config_cache'] ?? join(homedir(), '.npm'), '_cacache'));
const begun = performance.now();
const clone = cloneToTemp();
try {
  const cloned = (performance.now() - begun) / 1000;
  const first = cloned + (await start(clone));
  const second = await start(clone);
  print();
  print(`${cached ? "npm's cache is warm" : "npm's cache is empty"}; ${machine()}`);
  printTable(
    ['from', 'to the first page, s'],
    [
      ['git clone, npm start (installs, builds, seeds, releases)', first.toFixed(1)],
      ['npm start again', second.toFixed(1)],
    ],
  );
} finally {
  removeClone(clone);
}
