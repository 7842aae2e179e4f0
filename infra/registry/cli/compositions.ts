import type { Composition } from '@showroom/contracts/remotes/release';
import { registryClient } from '../client';
import { registryConfig } from '../config';
import { type ChangeOptions, changeOf, marketsOf } from './change';

const registry = registryClient(registryConfig());

async function inEach(where: string, run: (market: string) => Promise<Composition>): Promise<void> {
  for (const market of marketsOf(where)) {
    const { id, remotes, slots = {} } = await run(market);
    console.log(`${market} ${id}: ${remotes.map((one) => `${one.remote} ${one.version}`).join(', ') || 'empty'}`);
    for (const [name, by] of Object.entries(slots)) console.log(`${market} ${name} is filled by ${by}`);
  }
}

export async function pin(
  where: string,
  remote: string,
  version: string,
  reason: string | undefined,
  options: ChangeOptions,
): Promise<void> {
  const { why, ...change } = changeOf(options, reason ?? 'pinned by hand');
  await inEach(where, (market) => registry.pin(market, remote, version === 'none' ? null : version, why, change));
}

export async function fill(
  where: string,
  slot: string,
  remote: string,
  reason: string | undefined,
  options: ChangeOptions,
): Promise<void> {
  const { why } = changeOf(options, reason ?? 'filled by hand');
  await inEach(where, (market) => registry.fill(market, slot, remote === 'any' ? null : remote, why));
}

export async function rollback(where: string, reason: string | undefined, options: ChangeOptions): Promise<void> {
  const { why, ...change } = changeOf(options, reason ?? 'rolled back by hand');
  await inEach(where, (market) => registry.rollback(market, why, change));
}

export async function show(where: string): Promise<void> {
  await inEach(where, (market) => registry.current(market));
}
