import type { OpenHold } from '@showroom/contracts/calls/holds';
import type { Client } from '@showroom/contracts/client/client';
import type { MarketCode } from '@showroom/contracts/markets';

const declared = () => import('@showroom/contracts/calls/holds');
/** Holds that one change is about: each may have a payment that its provider is asked about. */
const AT_ONCE = 25;

export interface ListedHold extends OpenHold {
  readonly id: string;
}

export interface OpenHolds {
  readonly holds: readonly ListedHold[];
  /** All that run; a list ends at some. */
  readonly total: number;
  /** Where the person may look. */
  readonly markets: readonly MarketCode[];
}

export interface Released {
  readonly released: number;
  readonly kept: number;
}

export async function fetchHolds(
  client: Client,
  market: MarketCode | undefined,
  signal: AbortSignal,
): Promise<OpenHolds> {
  const { listHolds } = await declared();
  const { data, meta } = await client.send(listHolds, { query: { market } }, { signal });
  return { holds: data.map(({ id, attributes }) => ({ ...attributes, id })), ...meta };
}

/**
 * Market by market, some at a time: what has been released stays so when a later one is refused.
 */
export async function releaseHolds(client: Client, holds: readonly ListedHold[], why: string): Promise<Released> {
  const { releaseHolds: call } = await declared();
  const sum = { released: 0, kept: 0 };
  for (const market of new Set(holds.map((hold) => hold.market))) {
    const ids = holds.filter((hold) => hold.market === market).map(({ id }) => id);
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const body = { market, holds: ids.slice(first, first + AT_ONCE), why };
      const { data } = await client.send(call, { body });
      sum.released += data.released;
      sum.kept += data.kept;
    }
  }
  return sum;
}
