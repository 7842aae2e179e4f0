import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Runs a TypeScript file of the project in a process of its own and ends with its status. */
export async function runTypeScript(file, args = process.argv.slice(2)) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}
