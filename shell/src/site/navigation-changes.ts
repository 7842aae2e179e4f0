import type { Change } from '@showroom/contracts/calls/site';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';

/** Since when each market's navigation is as it is, as far as this process knows. */
export class NavigationChanges {
  readonly #changed = new Map<MarketCode, number>();
  readonly #now: () => number;

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Default: every market's may have changed. */
  record(change?: Change): void {
    for (const market of MARKET_CODES) {
      if (change?.tags.includes(`navigation:${market}`) !== false) this.#changed.set(market, this.#now());
    }
  }

  /** Milliseconds since the last change; undefined where none is known of. */
  age(market: MarketCode): number | undefined {
    const changed = this.#changed.get(market);
    return changed === undefined ? undefined : Math.floor(this.#now() - changed);
  }
}
