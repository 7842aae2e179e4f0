import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneToTemp, linkPackages, removeClone } from './fresh-clone';
import { machine, median, numberOption, print, printTable } from './table';

const EDITED = {
  'mf-stock-locator': 'src/expose/routes.tsx',
  'mf-blocks': 'src/blocks/accordion/Accordion.tsx',
} as const;

/** Seconds of one build as a developer starts it, with the start of Node. */
function build(clone: string, name: string): number {
  const started = performance.now();
  execFileSync(process.execPath, ['--import', 'tsx', join(clone, 'infra/build/main.ts')], {
    cwd: join(clone, name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - started) / 1000;
}

const runs = numberOption('runs', 3);
const clone = cloneToTemp();
try {
  linkPackages(clone);
  const rows = Object.entries(EDITED).map(([name, file]) => {
    const cold = build(clone, name);
    const warm = Array.from({ length: runs }, (_, run) => {
      appendFileSync(join(clone, name, file), `\nexport const edited${run} = ${run};\n`);
      return build(clone, name);
    });
    return [name, cold.toFixed(1), median(warm).toFixed(1), build(clone, name).toFixed(1)];
  });
  print(`Web and node build, compressed and described; ${machine()}`);
  printTable(['remote', 'first s', 'one file edited s', 'nothing edited s'], rows);
} finally {
  removeClone(clone);
}
