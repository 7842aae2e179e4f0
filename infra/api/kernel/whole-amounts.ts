import { minorDigits, toMajor, toMinor } from '../../database/money';
import { Refusal } from './refusal';

/** Amounts in major units by the path at which they came; what was left out is fine. */
type PostedAmounts = Readonly<Record<string, number | undefined>>;

/**
 * Refuses amounts that cannot be paid in their currency: a tenth of a cent, half a yen. An unknown
 * currency is refused by whoever compares it.
 */
export function checkWholeAmounts(posted: PostedAmounts, currency: string): void {
  if (!/^[A-Z]{3}$/.test(currency)) return;
  const digits = minorDigits(currency);
  const broken = Object.entries(posted).filter(
    ([, amount]) => amount !== undefined && toMajor(toMinor(amount, currency), currency) !== amount,
  );
  if (broken.length === 0) return;
  const message = digits === 0 ? `has decimals, ${currency} has none` : `has more than ${digits} decimals`;
  throw new Refusal(
    422,
    `This is no amount of ${currency}.`,
    broken.map(([path]) => ({ path, message })),
  );
}
