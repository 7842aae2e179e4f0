import { basename } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { buildPackage, readRelease } from '../build/build';
import { registryClient } from './client';
import { registryConfig } from './config';
import { keysOf } from './keys/keys-of';

export interface ReleaseResult {
  readonly version: string;
  readonly outcome: 'published' | 'known';
  readonly pinned: readonly string[];
}

/** The registry as its publishers reach it, with the key that signs releases. */
export async function publisher(env = process.env) {
  const config = registryConfig(env);
  await keysOf(config, ['release']);
  return registryClient(config);
}

/** Builds a remote or the host (web and node), publishes the signed release, and pins it in the markets. */
export async function releaseRemote(
  folder: string,
  registry: ReturnType<typeof registryClient>,
  markets: readonly string[] = MARKET_CODES,
): Promise<ReleaseResult> {
  const { output } = await buildPackage(folder);
  const manifest = readRelease(output);
  const outcome = await registry.publish(manifest, output);
  for (const market of markets) {
    await registry.pin(market, manifest.remote, manifest.version, `release of ${basename(folder)} ${manifest.version}`);
  }
  return { version: manifest.version, outcome, pinned: markets };
}
