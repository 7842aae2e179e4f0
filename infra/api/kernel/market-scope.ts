import type { Role } from '@showroom/contracts/entities/role';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';

const forbidden = () => new ShowroomError('access.forbidden', { status: 403 });

/**
 * Markets whose data a signed-in person may see and change: those that the token names, every one
 * for administrators. It remembers that somebody asked, so that a call which never does is found.
 */
export class MarketScope {
  readonly #markets: readonly MarketCode[];
  #isChecked = false;

  constructor({ roles, markets }: { readonly roles: readonly Role[]; readonly markets: readonly MarketCode[] }) {
    this.#markets = roles.includes('admin') ? MARKET_CODES : markets;
  }

  /** Whether the call held what it is about against the markets. */
  get isChecked(): boolean {
    return this.#isChecked;
  }

  /** For lists: whatever is of another market is left out. */
  own(): readonly MarketCode[] {
    this.#isChecked = true;
    return this.#markets;
  }

  /** For a thing that was found by its id: one of another market is answered like none. */
  has(market: string): boolean {
    return this.own().some((code) => code === market);
  }

  /** As `has`; a listing that no market shows is for whoever has every market. */
  hasListing(listing: string): boolean {
    return this.own().some((code) => MARKETS[code].listing === listing) || this.hasEvery();
  }

  /** For what the call names itself. Throws 403. */
  require(market: string): void {
    if (!this.has(market)) throw forbidden();
  }

  /** As `require`. Throws 403. */
  requireListing(listing: string): void {
    if (!this.hasListing(listing)) throw forbidden();
  }

  /** For what is about no market: the role is enough. */
  doNotMatter(): void {
    this.#isChecked = true;
  }

  /** For what every market shares. Throws 403. */
  requireEvery(): void {
    if (!this.hasEvery()) throw forbidden();
  }

  private hasEvery(): boolean {
    return this.own().length === MARKET_CODES.length;
  }
}

export const NO_MARKETS = { roles: [], markets: [] } as const;
