/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../build/package-info';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-npm-'));
  const site = join(folder, 'site.ts');
  writeFileSync(
    site,
    `import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(join(folder, 'stopped'))}, ''); process.exit(0); });
    setInterval(() => undefined, 1000);
    writeFileSync(${JSON.stringify(join(folder, 'started'))}, '');`,
  );
  const start = `import { runTypeScript } from ${JSON.stringify(join(ROOT, 'infra/bootstrap/run-typescript.mjs'))};
    await runTypeScript(${JSON.stringify(relative(ROOT, site))});`;
  writeFileSync(join(folder, 'start.mjs'), start);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function appears(file: string): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(50)) {
    if (existsSync(join(folder, file))) return true;
  }
  return false;
}

test('what npm started ends in order when npm is told to end', async () => {
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
  expect(await appears('started')).toBe(true);
  npm.kill('SIGTERM');
  expect(await appears('stopped')).toBe(true);
}, 60_000);
