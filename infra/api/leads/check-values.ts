import type { FormField, LeadValues } from '@showroom/contracts/entities/lead';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import type { MarketCode } from '@showroom/contracts/markets';
import { storable } from '../../database/storable';
import { toE164 } from '../kernel/phone-number';
import type { FieldIssue } from '../kernel/refusal';

type Value = LeadValues[string];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MISSING = 'This field is required';

type Checked = { readonly value: Value } | { readonly message: string };

/** A text that somebody typed, without what no person types. */
function plain(value: Value): Value {
  return typeof value === 'string' ? storable(value).trim() : value;
}

const isMissing = (value: Value | undefined): boolean => value === undefined || value === '';

function checkField({ kind, is_required, max, options }: FormField, value: Value, market: MarketCode): Checked {
  if (kind === 'consent') {
    if (typeof value !== 'boolean') return { message: 'must be true or false' };
    return is_required && !value ? { message: MISSING } : { value };
  }
  const text = String(value);
  if (text.length > max) return { message: 'Character limit exceeded' };
  switch (kind) {
    case 'email':
      return EMAIL.test(text) ? { value: text } : { message: 'Please enter a valid e-mail address.' };
    case 'phone': {
      const phone = toE164(text, market);
      return phone === undefined ? { message: ERROR_TEXTS['verification.phone-invalid'] } : { value: phone };
    }
    case 'choice':
      return options?.includes(text) ? { value: text } : { message: 'is none of the choices' };
    default:
      return { value: text };
  }
}

export interface CheckedValues {
  readonly values: LeadValues;
  readonly issues: readonly FieldIssue[];
}

/**
 * What was filled in, held against the form: phones become E.164, what is empty is left out, and
 * what the form does not ask is refused.
 */
export function checkValues(fields: readonly FormField[], filled: LeadValues, market: MarketCode): CheckedValues {
  const values: Record<string, Value> = {};
  const issues: FieldIssue[] = [];
  for (const field of fields) {
    const given = filled[field.name];
    const value = given === undefined ? undefined : plain(given);
    const path = `values.${field.name}`;
    if (value === undefined || isMissing(value)) {
      if (field.is_required) issues.push({ path, message: MISSING });
      continue;
    }
    const checked = checkField(field, value, market);
    if ('message' in checked) issues.push({ path, message: checked.message });
    else values[field.name] = checked.value;
  }
  for (const name of Object.keys(filled)) {
    if (!fields.some((field) => field.name === name))
      issues.push({ path: `values.${name}`, message: 'is no field of this form' });
  }
  return { values, issues };
}

/** Texts that travel along, as the database can hold them. */
export function storableValues<V extends Value>(record: Readonly<Record<string, V>>): Record<string, V | string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value]),
  );
}
