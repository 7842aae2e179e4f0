import { Big } from 'big.js';

/**
 * Digits kept after the point between two steps; money needs a handful, sixty years of compounding
 * no more than these.
 */
const DIGITS = 30;

// A constructor of its own: whoever else uses the library keeps their settings.
const Precise = Big();
Precise.DP = DIGITS;
Precise.RM = Big.roundHalfUp;

/** A decimal number without the errors of binary ones; money is calculated in it. */
export type Decimal = Big;

/** A number as the decimal it is written as: 0.1 is one tenth. */
export function decimal(value: number | string | Decimal): Decimal {
  return new Precise(value);
}

/**
 * `base` to a whole power, rounded between the steps so that its digits do not grow without end.
 */
export function power(base: Decimal, exponent: number): Decimal {
  let result = decimal(1);
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result.times(square).round(DIGITS);
    square = square.times(square).round(DIGITS);
  }
  return result;
}

/** Half a unit is rounded up, as money is. */
export function rounded(value: Decimal, decimals: number): number {
  return value.round(decimals, Big.roundHalfUp).toNumber();
}

/** The largest amount of so many decimals that is not above the value. */
export function atMost(value: Decimal | number, decimals: number): Decimal {
  const exact = decimal(value);
  const cut = exact.round(decimals, Big.roundDown);
  return cut.gt(exact) ? cut.minus(unit(decimals)) : cut;
}

/** The smallest amount of so many decimals that is not below the value. */
export function atLeast(value: Decimal | number, decimals: number): Decimal {
  return atMost(decimal(value).neg(), decimals).neg();
}

function unit(decimals: number): Decimal {
  return decimal(10).pow(-decimals);
}
