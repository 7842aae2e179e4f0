import { basename, resolve } from 'node:path';
import { publisher, releaseRemote } from '../release';

interface Options {
  readonly market?: readonly string[];
  readonly pin: boolean;
}

export async function release({ market, pin }: Options): Promise<void> {
  const folder = resolve(process.cwd());
  const say = (line: string) => console.log(line);
  const { version, outcome, pinned } = await releaseRemote(folder, await publisher(), pin ? market : [], say);
  const place = pinned.length > 0 ? `pinned in ${pinned.join(', ')}` : 'pinned nowhere';
  say(`${basename(folder)} ${version}: ${outcome === 'published' ? 'published' : 'published before'}, ${place}`);
}
