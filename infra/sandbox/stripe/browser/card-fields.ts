import { brandOf, passesLuhn } from '../cards';
import type { CardTexts } from './card-texts';

export type FieldName = 'number' | 'expiry' | 'cvc';
export type CardValues = Readonly<Record<FieldName, string>>;

export interface FieldError {
  readonly code: string;
  readonly message: string;
}

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

/** What is wrong with a field, or undefined. An empty field is incomplete. */
export function checkField(name: FieldName, values: CardValues, texts: CardTexts, now: Date): FieldError | undefined {
  const digits = digitsOf(values[name]);
  switch (name) {
    case 'number':
      return checkNumber(digits, texts);
    case 'expiry':
      return checkExpiry(digits, texts, now);
    case 'cvc': {
      const needed = brandOf(digitsOf(values.number)) === 'amex' ? 4 : 3;
      return digits.length < needed ? { code: 'incomplete_cvc', message: texts.cvcIncomplete } : undefined;
    }
  }
}

function checkNumber(digits: string, texts: CardTexts): FieldError | undefined {
  const needed = brandOf(digits) === 'amex' ? 15 : 16;
  if (digits.length < needed) return { code: 'incomplete_number', message: texts.numberIncomplete };
  return passesLuhn(digits) ? undefined : { code: 'invalid_number', message: texts.numberInvalid };
}

function checkExpiry(digits: string, texts: CardTexts, now: Date): FieldError | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12) {
    return { code: 'incomplete_expiry', message: texts.expiryIncomplete };
  }
  const months = (2000 + Number(digits.slice(2))) * 12 + month;
  if (months >= now.getFullYear() * 12 + now.getMonth() + 1) return undefined;
  return { code: 'invalid_expiry_year_past', message: texts.expiryPast };
}
