import { type InstalmentFactors, instalmentFactors } from '@showroom/contracts/finance/annuity';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import type { AskedFinance, FinanceTerms } from '@showroom/contracts/finance/terms';
import { MARKETS, type Market, marketOfListing } from '@showroom/contracts/markets';
import { Financing } from '../../facets/financing';
import type { MarketSettings } from '../market/market-settings';

/** Choices whose payments are remembered. */
const KEPT = 200;

/**
 * On what terms the vehicles of a listing are financed, and for each choice of a visitor the rules
 * that follow from them.
 */
export class Offers {
  readonly #settingsOf: MarketSettings;
  readonly #factors = new Map<string, InstalmentFactors>();
  readonly #kept = new WeakMap<FinanceTerms, Map<string, Financing>>();

  constructor(settingsOf: MarketSettings) {
    this.#settingsOf = settingsOf;
  }

  /** A listing that belongs to no market has the terms of the first one with its currency. */
  async termsOf(listing: string, currency: string): Promise<FinanceTerms | undefined> {
    const market = marketOfListing(listing) ?? Object.values<Market>(MARKETS).find((one) => one.currency === currency);
    if (!market) return undefined;
    const settings = await this.#settingsOf(market.code);
    return termsOf(market.code, settings['finance.terms']);
  }

  financing(terms: FinanceTerms, asked: AskedFinance, facts: { currency: string; year: number }): Financing {
    const known = this.#kept.get(terms) ?? new Map<string, Financing>();
    this.#kept.set(terms, known);
    const key = JSON.stringify([asked.deposit, asked.months, asked.yearly_mileage, facts.currency, facts.year]);
    const financing = known.get(key) ?? new Financing(terms, asked, { ...facts, factorsOf: this.#factorsOf });
    if (known.size >= KEPT) known.clear();
    known.set(key, financing);
    return financing;
  }

  /** Rates are the market's and terms are few, so that these are too. */
  readonly #factorsOf = (rate: number, months: number): InstalmentFactors => {
    const key = `${rate} ${months}`;
    const factors = this.#factors.get(key) ?? instalmentFactors(rate, months);
    if (this.#factors.size >= KEPT) this.#factors.clear();
    this.#factors.set(key, factors);
    return factors;
  };
}
