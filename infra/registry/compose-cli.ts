import { parseArgs } from 'node:util';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { registryClient } from './client';
import { registryConfig } from './config';

const USAGE = `npm run pin -- <market|all> <remote> <version|none> [why]   puts a version into a market's composition
npm run fill -- <market|all> <slot> <remote|any> [why]      says which remote fills a slot of the layout
npm run rollback -- <market|all> [why]                      goes back to the composition before
npm run composition -- <market>                             shows what is pinned

  --why "..." says why, --force lets a version back in that burnt its budget; REGISTRY_USER says who you are
  --confirm <what the refusal said> makes a change that empties a place of the published site; it needs --why`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    why: { type: 'string' },
    force: { type: 'boolean', default: false },
    confirm: { type: 'string' },
  },
});
const { force, confirm } = values;
const [command, where = '', ...words] = positionals;
const [remote = '', version = ''] = words;
const [slot = '', filling = ''] = words;
const whyFrom = (index: number, otherwise: string) => values.why ?? (words.slice(index).join(' ') || otherwise);
const registry = registryClient(registryConfig());
const markets = where === 'all' ? MARKET_CODES : [where];

async function run(market: string) {
  if (command === 'pin' && remote && version)
    return registry.pin(market, remote, version === 'none' ? null : version, whyFrom(2, 'pinned by hand'), {
      force,
      confirm,
    });
  if (command === 'fill' && slot && filling)
    return registry.fill(market, slot, filling === 'any' ? null : filling, whyFrom(2, 'filled by hand'));
  if (command === 'rollback') return registry.rollback(market, whyFrom(0, 'rolled back by hand'), { force, confirm });
  if (command === 'show') return registry.current(market);
  throw new Error(USAGE);
}

try {
  if (!where) throw new Error(USAGE);
  if (force && !values.why) throw new Error('--force needs --why "..."');
  if (confirm && !values.why) throw new Error('--confirm needs --why "..."');
  for (const market of markets) {
    const { id, remotes, slots = {} } = await run(market);
    console.log(
      `${market} ${id}: ${remotes.map((release) => `${release.remote} ${release.version}`).join(', ') || 'empty'}`,
    );
    for (const [name, by] of Object.entries(slots)) console.log(`${market} ${name} is filled by ${by}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
