import {
  type AmountRange,
  type FactorsOf,
  type PaymentRule,
  type Prices,
  paymentRule,
} from '@showroom/contracts/finance/payment-rule';
import {
  type AskedFinance,
  type FinanceChoice,
  type FinancedVehicle,
  type FinanceTerms,
  financeChoice,
  financeClassOf,
} from '@showroom/contracts/finance/terms';
import { minorDigits, toMajor } from '../database/money';
import type { KindColumn } from './columns';
import { type KindRanges, noRanges, type Range } from './kernels';
import type { PricedKinds } from './priced-kinds';

/** What of a store decides on payments. */
export interface FinancedRows {
  readonly kinds: KindColumn;
  /** Valid until the next change. */
  pricedKinds(): PricedKinds;
}

export interface FinancingFacts {
  readonly currency: string;
  /** The one in which vehicles are as old as they are. */
  readonly year: number;
  /** Remembers what a rate and a term come to, whatever the deposit. */
  readonly factorsOf?: FactorsOf;
}

/**
 * Monthly payments on one choice of terms. For vehicles that are financed alike the payment never
 * falls while the price rises, so a range of payments is a range of prices for each kind of
 * vehicle, and no payment of a vehicle is ever calculated to find or count it.
 */
export class Financing {
  readonly choice: FinanceChoice;
  readonly terms: FinanceTerms;
  /** The one in which vehicles are as old as they are. */
  readonly year: number;
  readonly #currency: string;
  readonly #rules: readonly (PaymentRule | undefined)[];

  constructor(terms: FinanceTerms, asked: AskedFinance, { currency, year, factorsOf }: FinancingFacts) {
    this.terms = terms;
    this.choice = financeChoice(terms, asked);
    this.#currency = currency;
    this.year = year;
    this.#rules = terms.classes.map((kind) => paymentRule(terms, kind, this.choice, factorsOf));
  }

  /** What is paid each month for a price in minor units; null when no terms fit. */
  paymentOf(kind: FinancedVehicle, price: number | null): number | null {
    if (price === null) return null;
    return this.#ruleOf(kind)?.paymentOf(toMajor(price, this.#currency)) ?? null;
  }

  /**
   * The prices (minor units) of each kind whose payments lie in a range, or that can be financed at
   * all.
   */
  prices({ kinds }: Pick<KindColumn, 'kinds'>, payments?: AmountRange): KindRanges {
    const ranges = noRanges(kinds.length);
    const byRule = new Map(
      this.#rules.map((rule) => [rule, this.#minorRange(payments ? rule?.pricesFor(payments) : rule?.prices)]),
    );
    kinds.forEach((kind, code) => {
      const range = byRule.get(this.#ruleOf(kind));
      if (!range) return;
      ranges.from[code] = range.from;
      ranges.to[code] = range.to;
    });
    return ranges;
  }

  /** Smallest and largest payment of some rows, given as bits. */
  bounds(store: FinancedRows, rows: Uint32Array): Range | null {
    const { kinds } = store.kinds;
    const found = store.pricedKinds().ends(rows, this.prices(store.kinds));
    const ends = new Map<PaymentRule, Range>();
    kinds.forEach((kind, code) => {
      const rule = this.#ruleOf(kind);
      const [from = 0, to = 0] = [found.from[code], found.to[code]];
      if (!rule || from > to) return;
      const known = ends.get(rule) ?? { from, to };
      ends.set(rule, { from: Math.min(known.from, from), to: Math.max(known.to, to) });
    });
    const payments = [...ends].flatMap(([rule, { from, to }]) =>
      [from, to].flatMap((price) => rule.paymentOf(toMajor(price, this.#currency)) ?? []),
    );
    return payments.length === 0 ? null : { from: Math.min(...payments), to: Math.max(...payments) };
  }

  #ruleOf(kind: FinancedVehicle): PaymentRule | undefined {
    const found = financeClassOf(this.terms, kind, this.year);
    return found && this.#rules[this.terms.classes.indexOf(found)];
  }

  /** Whole minor units inside of prices in major ones. */
  #minorRange(prices: Prices | undefined): Range | undefined {
    if (!prices) return undefined;
    const to = prices.to === undefined ? Number.POSITIVE_INFINITY : Math.floor(this.#minor(prices.to));
    return { from: Math.ceil(this.#minor(prices.from)), to };
  }

  /** Without the error that binary fractions bring. */
  #minor(major: number): number {
    return Number((major * 10 ** minorDigits(this.#currency)).toPrecision(15));
  }
}
