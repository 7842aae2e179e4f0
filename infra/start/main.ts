import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { onStop } from '../on-stop';
import { StartError } from './processes';
import { startSite } from './site';

// The site goes on when the terminal is gone, or the file that the output goes to is full.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const started = performance.now();
try {
  const site = await startSite({
    env: process.env,
    dataFolder: process.env['SHOWROOM_DATA'] ?? join(ROOT, '.data'),
    say: (line) => console.log(line),
    keepRunning: true,
  });
  console.log(`\nThe site is ready after ${((performance.now() - started) / 1000).toFixed(1)} s: ${site.url}`);
  console.log(`Markets: ${['au', 'ae', 'jp', 'ua'].map((label) => site.url.replace('//', `//${label}.`)).join('  ')}`);
  console.log('Editor: /cms, editor@showroom.test, password showroom. Stop with Ctrl+C.');
  onStop(() => site.stop());
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
