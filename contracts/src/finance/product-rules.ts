/** How a product spreads what is owed over its months. */
export type FinanceMethod =
  /** Equal instalments, interest on what is still owed. */
  | 'annuity'
  /** Interest on the whole credit for every year, as hire purchase is quoted in parts of Asia. */
  | 'flat'
  /** Equal instalments and a final payment. */
  | 'balloon'
  /** Rents in advance; the vehicle goes back for its residual value. */
  | 'lease';

/** A choice of numbers: from the least to the most in equal steps. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

/** What is known of a product before an editor says more; rates are examples. */
export interface FinanceProductRule {
  readonly method: FinanceMethod;
  /** Digits of the smallest unit paid; undefined for those of the market's own currency. */
  readonly decimals: number | undefined;
  /** In percent of the price: the final payment or the residual value. */
  readonly final_percent: number;
  /** In percent of the price. */
  readonly down_payment: Steps;
  /** In months. */
  readonly duration: Steps;
  /** Nominal yearly rate in percent. */
  readonly interest_rate: number;
}

const years = (min: number, max: number, usual = min): Steps => ({
  min: min * 12,
  max: max * 12,
  step: 12,
  default: usual * 12,
});
const percent = (min: number, max: number, usual = min): Steps => ({ min, max, step: 5, default: usual });

const COMMON = { decimals: 2, final_percent: 0, down_payment: percent(20, 50), duration: years(4, 7) } as const;
const loan = (interest_rate: number, own: Partial<FinanceProductRule> = {}): FinanceProductRule => ({
  ...COMMON,
  method: 'annuity',
  interest_rate,
  ...own,
});
const flat = (interest_rate: number, own: Partial<FinanceProductRule> = {}): FinanceProductRule =>
  loan(interest_rate, { method: 'flat', ...own });
const balloon = (interest_rate: number, final_percent: number, own: Partial<FinanceProductRule> = {}) =>
  loan(interest_rate, { method: 'balloon', final_percent, duration: years(2, 5, 3), ...own });
const lease = (interest_rate: number, final_percent: number, own: Partial<FinanceProductRule> = {}) =>
  loan(interest_rate, { method: 'lease', final_percent, duration: years(2, 5, 4), ...own });

/** The products by their type: one row for each that markets offer. */
export const FINANCE_PRODUCTS = {
  sample: loan(4.9),
  thailand: flat(2.49, { down_payment: percent(20, 50, 25) }),
  brunei: flat(2.8),
  // No more than sixty percent of a price of this class is lent there.
  singapore: flat(2.78, { down_payment: percent(40, 70) }),
  new_zealand_loan: loan(7.95, { duration: years(1, 5, 4) }),
  new_zealand_lease: lease(7.95, 45),
  slovenia: loan(5.4),
  malta: loan(5.25),
  bulgaria: lease(4.99, 20),
  romania: lease(6.9, 20, { duration: years(3, 5, 5) }),
  cyprus: loan(4.75),
  greece: balloon(5.9, 35),
  iceland: loan(9.4, { decimals: 0 }),
  sweden: balloon(5.95, 50, { decimals: 0 }),
  gibraltar: loan(6.9, { duration: years(2, 5, 4) }),
  norway: loan(6.49, { decimals: 0, down_payment: percent(20, 50, 35), duration: years(4, 10, 5) }),
  denmark: loan(4.69, { duration: years(4, 8, 7) }),
  ireland: balloon(5.9, 40, { down_payment: percent(10, 30, 20) }),
  ireland_secondary: loan(6.9, { duration: years(3, 5, 5) }),
  finland_loan: loan(4.9, { duration: years(3, 6, 5) }),
  finland_lfi: balloon(4.9, 40),
  estonia: lease(4.5, 20),
  latvia: lease(4.6, 20),
  lithuania: lease(4.4, 20),
  ukraine: loan(11.9, { down_payment: percent(30, 70), duration: years(1, 7, 5) }),
  universal: loan(4.9, { decimals: undefined }),
  universal_leasing: lease(4.9, 40, { decimals: undefined }),
  universal_mena: loan(4.49, { decimals: undefined, duration: years(1, 5, 5) }),
  hungary_leasing: lease(8.9, 20, { decimals: 0, duration: years(2, 6, 5) }),
  moldova: lease(8.5, 0, { duration: years(2, 5, 5) }),
} as const satisfies Readonly<Record<string, FinanceProductRule>>;

/** The type of a product, such as `ireland_secondary`. */
export type FinanceProductType = keyof typeof FINANCE_PRODUCTS;

/** Whether a text names a product. */
export function isFinanceProduct(type: string): type is FinanceProductType {
  return Object.hasOwn(FINANCE_PRODUCTS, type);
}

/** All numbers of a choice, its most included even where the steps miss it. */
export function choicesOf({ min, max, step }: Steps): number[] {
  const count = Math.floor((max - min) / step);
  const choices = Array.from({ length: count + 1 }, (_, index) => min + index * step);
  return choices.at(-1) === max ? choices : [...choices, max];
}
