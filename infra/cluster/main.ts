import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { onStop } from '../on-stop';
import { missingPrograms } from './programs';
import { startWhole } from './whole';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run cluster`: begins anew each time, and says where everything is. */
async function run(): Promise<void> {
  const folder = join(process.env['SHOWROOM_DATA'] ?? join(ROOT, '.data'), 'cluster');
  rmSync(folder, { recursive: true, force: true });
  const cluster = await startWhole({ folder, port: Number(process.env['SITE_PORT'] ?? 3000), env: process.env, say });
  onStop(cluster.stop);
  for (const { name, url, program } of cluster.members) say(`  ${name}  ${url}  process ${program.pid}`);
  say(`  haproxy  process ${cluster.balancer.pid}\nThe site: ${cluster.urls.site}`);
}

const missing = await missingPrograms();
if (missing === undefined) await run();
else {
  say(missing);
  process.exitCode = 69;
}
