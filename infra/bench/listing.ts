import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Figures } from './listing-figures';
import { QUESTIONS } from './listing-questions';
import { machine, median, numberOption, print, printTable } from './table';

const CLIENTS = 20;
const RUN = join(import.meta.dirname, 'listing-run.ts');

/** Words after an option, `--vehicles 10000,100000`. */
function listOption(name: string, fallback: string): string[] {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? fallback : (process.argv[at + 1] ?? '')).split(',');
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const inMilliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const written = (times: readonly number[]) =>
  `${inMilliseconds(median(times))} (${inMilliseconds(percentile(times, 0.99))})`;

/**
 * One size of stock, in a process of its own, so that none has the memory of the one before; null
 * without the database.
 */
async function measure(kind: string, count: number): Promise<Figures | null> {
  const words = [kind, String(count), String(runs), String(CLIENTS), String(seconds)];
  const child = spawn(process.execPath, ['--import', 'tsx', RUN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const figures: Figures | null = JSON.parse(await text(child.stdout));
  return figures;
}

const runs = numberOption('runs', 200);
const seconds = numberOption('seconds', 10);
const rows: string[][] = [];
const processor: string[][] = [];
for (const kind of listOption('databases', 'pglite,postgres')) {
  for (const count of listOption('vehicles', '10000,100000,1000000').map(Number)) {
    const figures = await measure(kind, count);
    if (!figures) {
      print('There is no PostgreSQL here, and none could be installed.');
      continue;
    }
    const name = `${count.toLocaleString('en')}, ${kind}`;
    processor.push([name, ...Object.values(figures.processor).map(inMilliseconds)]);
    rows.push([
      name,
      ...Object.values(figures.alone).map(written),
      written(figures.together),
      (figures.together.length / seconds).toFixed(0),
      inMilliseconds(median(figures.counted)),
      figures.loading.toFixed(1),
      String(figures.memory),
    ]);
  }
}
print();
print(`All facets and one page of 12; milliseconds, median (99th percentile) of ${runs}; ${machine()}`);
const together = [`mixed, ${CLIENTS} clients`, 'answers/s', 'change counted after', 'load s', 'MB'];
printTable(['vehicles, database', ...Object.keys(QUESTIONS), ...together], rows);
print();
print('Processor time of the API per answer, milliseconds, mean');
printTable(['vehicles, database', ...Object.keys(QUESTIONS), `mixed, ${CLIENTS} clients`], processor);
