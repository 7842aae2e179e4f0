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
  if (process.env.npm_lifecycle_event !== undefined) stopWithoutNpm(child);
  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

/** npm passes SIGTERM to its shell, which ends without passing it on. */
function stopWithoutNpm(child) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
