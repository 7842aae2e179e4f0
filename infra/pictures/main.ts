import { relative } from 'node:path';
import { ROOT } from '../build/package-info';
import { SKIPPED } from '../checks/run-step';
import { type BlockComparison, compareBlocks, listBlocks, listLeftovers } from './blocks';
import type { Comparison } from './compare';
import { acceptBrowser, acceptDifference, listDifferences, otherBrowser, REPORT, storeReport } from './differences';

// `npm run pictures` compares the picture of every example of every block with the stored one,
// `npm run pictures quote` those of one block; `npm run pictures -- --accept` stores what the last
// run of blocks and pages saw, `-- --accept quote` what of it has that name.

const args = process.argv.slice(2);
const filter = args.find((one) => !one.startsWith('--')) ?? '';

async function accept(): Promise<number> {
  const differences = listDifferences(filter);
  for (const subject of differences) {
    await acceptDifference(subject);
    console.log(`accepted: ${subject.id}`);
  }
  if (filter === '') await acceptBrowser();
  await storeReport();
  if (differences.length === 0) console.log('Nothing to accept: npm run pictures looks first.');
  return 0;
}

async function compare(): Promise<number> {
  const blocks = listBlocks(filter);
  if (blocks.length === 0) {
    console.log(`There is no block ${filter}.`);
    return 1;
  }
  const started = performance.now();
  const results: BlockComparison[] = [];
  const version = await compareBlocks(blocks, (result) => {
    results.push(result);
    if (result.comparison !== 'same') console.log(`${result.comparison}: ${result.subject.id}`);
  });
  await storeReport();
  const count = (wanted: Comparison) => results.filter(({ comparison }) => comparison === wanted).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${count('same')} as stored, ${count('different')} different, ${count('new')} new (${seconds} s)`);
  if (count('same') < results.length) {
    console.log(`Side by side: ${relative(ROOT, REPORT)}. Right as they are: npm run pictures -- --accept`);
  }
  const leftovers = listLeftovers(
    blocks,
    results.map(({ subject }) => subject),
  );
  for (const file of leftovers) console.log(`Of no example any more, to be deleted: ${file}`);
  const other = await otherBrowser(version);
  if (count('different') > 0 && other !== undefined) {
    console.log(`the stored pictures are of Chromium ${other}, this is ${version}, which draws otherwise`);
    return SKIPPED;
  }
  const isNewWrong = process.env['CI'] !== undefined && count('new') > 0;
  return count('different') > 0 || leftovers.length > 0 || isNewWrong ? 1 : 0;
}

process.exit(args.includes('--accept') ? await accept() : await compare());
