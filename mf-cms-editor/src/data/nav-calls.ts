import type { EditedEntry, NavTree } from '@showroom/contracts/calls/nav-trees';
import type { Client } from '@showroom/contracts/client/client';
import type { NavPlace } from '@showroom/contracts/entities/nav-entry';
import type { MarketCode } from '@showroom/contracts/markets';
import { ifMatch } from './if-match';

const declared = () => import('@showroom/contracts/calls/nav-trees');

export async function fetchNavTrees(
  client: Client,
  query: { readonly market: MarketCode; readonly locale: string },
  signal?: AbortSignal,
): Promise<readonly NavTree[]> {
  const { listNavTrees } = await declared();
  return (await client.send(listNavTrees, { query }, signal ? { signal } : {})).data;
}

/** Replaces what stands in a place, as far as nobody has written it since that revision. */
export async function saveTree(
  client: Client,
  spot: { readonly market: MarketCode; readonly locale: string; readonly place: NavPlace },
  revision: number,
  entries: readonly EditedEntry[],
): Promise<NavTree> {
  const { saveNavTree } = await declared();
  return (await client.send(saveNavTree, { headers: ifMatch(revision), body: { ...spot, entries: [...entries] } }))
    .data;
}
