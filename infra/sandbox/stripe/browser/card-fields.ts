import { brandOf, passesLuhn } from '../cards';

export type FieldName = 'number' | 'expiry' | 'cvc';
export type CardValues = Readonly<Record<FieldName, string>>;

/** Digits in the groups that are printed on the card. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (brandOf(digits) !== 'amex') return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter((part) => part !== '').join(' ');
}

/**
 * `1`, `12`, `1229`, `12/29` become `1`, `12 / `, `12 / 29`; a first digit above 1 is a month of
 * its own.
 */
export function formatExpiry(text: string, isDeleting: boolean): string {
  let digits = digitsOf(text).slice(0, 4);
  if (/^[2-9]$/.test(digits)) digits = `0${digits}`;
  if (digits.length < 2 || (isDeleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}

export function digitsOf(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(/\D/g, '');
}

/** The provider's code for what is wrong with a field. An empty field is incomplete. */
export function checkField(name: FieldName, values: CardValues, now: Date): string | undefined {
  const digits = digitsOf(values[name]);
  const isAmex = brandOf(digitsOf(values.number)) === 'amex';
  switch (name) {
    case 'number':
      if (digits.length < (isAmex ? 15 : 16)) return 'incomplete_number';
      return passesLuhn(digits) ? undefined : 'invalid_number';
    case 'expiry':
      return checkExpiry(digits, now);
    case 'cvc':
      return digits.length < (isAmex ? 4 : 3) ? 'incomplete_cvc' : undefined;
  }
}

function checkExpiry(digits: string, now: Date): string | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry';
  const months = (2000 + Number(digits.slice(2))) * 12 + month;
  return months < now.getFullYear() * 12 + now.getMonth() + 1 ? 'invalid_expiry_year_past' : undefined;
}
