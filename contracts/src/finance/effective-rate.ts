/**
 * Money that changes hands so many months after the start: what the borrower gets is positive, what
 * they pay negative.
 */
export interface CashFlow {
  readonly month: number;
  readonly amount: number;
}

const LEAST = -0.999;
const MOST = 100;

/**
 * The yearly rate, in percent, at which all flows together are worth nothing: the sum of amount /
 * (1 + rate) ^ years is zero (Directive 2008/48/EC, Annex I; FCA CONC App 1.2). Undefined where no
 * rate does that.
 *
 * A root is an approximation by nature and the rate is told to one decimal, so it is searched with
 * plain numbers.
 */
export function effectiveRate(flows: readonly CashFlow[]): number | undefined {
  const worth = (rate: number) =>
    flows.reduce((sum, { month, amount }) => sum + amount / (1 + rate) ** (month / 12), 0);
  let low = LEAST;
  let high = MOST;
  const sign = Math.sign(worth(low));
  if (sign === 0 || sign === Math.sign(worth(high))) return undefined;
  // Halving the interval sixty times leaves less than a double can tell apart.
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(middle)) === sign) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * 100;
}
