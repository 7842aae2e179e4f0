import { randomInt } from 'node:crypto';
import type { Channel } from '@showroom/contracts/remotes/release';
import type { Compositions } from '../render/protocol';

const BUCKETS = 100;
const BOTS = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|monitor/i;

interface Ask {
  /** Percent of the visitors that get the market's canary; undefined while none is active. */
  readonly share: number | undefined;
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
}

interface Choice {
  readonly channel: Channel;
  /** A bucket to remember, for a visitor who has none yet. */
  readonly bucket?: number;
}

/**
 * Which channel a page is rendered for. A visitor keeps a random number from 0 to 99 and gets the
 * canary while it is below the share: a larger share takes nobody out. The first page, robots, and
 * whoever keeps no cookies get what is stable.
 */
export function channelOf({ share, cookie, userAgent }: Ask, random: (below: number) => number = randomInt): Choice {
  if (share === undefined || !userAgent || BOTS.test(userAgent)) return { channel: 'stable' };
  const bucket = /^\d{1,2}$/.test(cookie ?? '') ? Number(cookie) : undefined;
  if (bucket === undefined) return { channel: 'stable', bucket: random(BUCKETS) };
  return { channel: bucket < share ? 'canary' : 'stable' };
}

/** Percent of the visitors that get the canary, by market, where one is active. */
export function storeCanaryShares(shares: Map<string, number>, compositions: Compositions): void {
  shares.clear();
  for (const [market, { canary }] of Object.entries(compositions)) if (canary?.share) shares.set(market, canary.share);
}
