import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publisher, releaseRemote } from './release';

// `npm run release -w mf-x [-- --market au --market ae | --no-pin]` runs in the remote's folder.
const { values } = parseArgs({
  options: { market: { type: 'string', multiple: true }, 'no-pin': { type: 'boolean', default: false } },
});
const folder = resolve(process.cwd());
const markets = values['no-pin'] ? [] : values.market;
const say = (line: string) => console.log(line);
try {
  const { version, outcome, pinned } = await releaseRemote(folder, await publisher(), markets, say);
  const place = pinned.length > 0 ? `pinned in ${pinned.join(', ')}` : 'pinned nowhere';
  say(`${basename(folder)} ${version}: ${outcome === 'published' ? 'published' : 'published before'}, ${place}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
