import { MARKET_CODES } from '@showroom/contracts/markets';
import { registryClient } from './client';
import { registryConfig } from './config';

const USAGE = `npm run pin -- <market|all> <remote> <version|none> [why]   puts a version into a market's composition
npm run rollback -- <market|all> [why]                      goes back to the composition before
npm run composition -- <market>                             shows what is pinned`;

const [command, where = '', ...words] = process.argv.slice(2);
const [remote = '', version = ''] = words;
const whyFrom = (index: number, otherwise: string) => words.slice(index).join(' ') || otherwise;
const registry = registryClient(registryConfig());
const markets = where === 'all' ? MARKET_CODES : [where];

async function run(market: string) {
  if (command === 'pin' && remote && version)
    return registry.pin(market, remote, version === 'none' ? null : version, whyFrom(2, 'pinned by hand'));
  if (command === 'rollback') return registry.rollback(market, whyFrom(0, 'rolled back by hand'));
  if (command === 'show') return registry.current(market);
  throw new Error(USAGE);
}

try {
  if (!where) throw new Error(USAGE);
  for (const market of markets) {
    const { id, remotes } = await run(market);
    console.log(
      `${market} ${id}: ${remotes.map((release) => `${release.remote} ${release.version}`).join(', ') || 'empty'}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
