import { basename } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { buildPackage, readRelease } from '../build/build';
import { registryClient } from './client';
import { registryConfig } from './config';

export interface ReleaseResult {
  readonly version: string;
  readonly outcome: 'published' | 'known';
  readonly pinned: readonly string[];
}

/** Builds a remote (web and node), publishes the release, and pins it in the markets. */
export async function releaseRemote(
  folder: string,
  registry = registryClient(registryConfig()),
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
