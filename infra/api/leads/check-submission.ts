import type { FormDefinition } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { checkAnswers, PROBLEM_TEXTS } from '@showroom/contracts/forms/check-answers';
import type { MarketCode } from '@showroom/contracts/markets';
import { storable } from '../../database/storable';
import { matchesInTime } from '../forms/match-pattern';
import { toE164 } from '../kernel/phone-number';
import type { FieldIssue } from '../kernel/refusal';

type Value = LeadValues[string];

/** What is held against a form. */
interface Filled {
  readonly values: LeadValues;
  readonly hidden_fields?: LeadValues | undefined;
}

/** What only a server knows. */
interface SubmissionChecks {
  readonly market: MarketCode;
  /** Ids of those whom a visitor can choose. */
  readonly retailers: readonly string[];
  /** Whether a file was brought with a field by whoever sends the form. */
  readonly file: (id: string, field: string) => boolean;
}

export interface CheckedSubmission {
  readonly values: LeadValues;
  readonly hidden_fields: LeadValues;
  readonly issues: readonly FieldIssue[];
}

/**
 * What was filled in, held against the form as browsers do it, and with what only a server knows:
 * phones become E.164, files and retailers are there. Hidden fields of the form follow its rules
 * wherever they were sent; what else travels hidden is the page's own.
 */
export function checkSubmission(
  fields: FormDefinition['fields'],
  { values, hidden_fields = {} }: Filled,
  { market, file, retailers }: SubmissionChecks,
): CheckedSubmission {
  const hidden = new Set(
    fields.flatMap(({ name, kind, is_internal }) => (kind === 'hidden' || is_internal ? [name] : [])),
  );
  const [ofForm, ofPage] = parted(hidden_fields, (name) => hidden.has(name));
  const phone = (typed: string) => toE164(typed, market);
  const filled = storableValues({ ...ofForm, ...values });
  const options = retailers.map((value) => ({ value }));
  const asked = fields.map((field) =>
    field.kind === 'retailer' ? { ...field, kind: 'choice' as const, options } : field,
  );
  const checked = checkAnswers(asked, filled, { phone, file, matches: matchesInTime });
  const [hiddenValues, ownValues] = parted(checked.values, (name) => hidden.has(name));
  return {
    values: ownValues,
    hidden_fields: { ...storableValues(ofPage), ...hiddenValues },
    issues: Object.entries(checked.problems).map(([name, problem]) => ({
      path: `values.${name}`,
      message: PROBLEM_TEXTS[problem],
    })),
  };
}

type Answer = Value | readonly string[];

/** The entries for which something holds, and the others. */
function parted(record: Readonly<Record<string, Answer>>, holds: (name: string) => boolean): [LeadValues, LeadValues] {
  const entries = Object.entries(record).map(([name, value]) => [name, copied(value)] as const);
  const those = (isMeant: boolean) => Object.fromEntries(entries.filter(([name]) => holds(name) === isMeant));
  return [those(true), those(false)];
}

const isList = (value: Answer): value is readonly string[] => Array.isArray(value);
const copied = (value: Answer): Value => (isList(value) ? [...value] : value);

/** Texts that travel along, as the database can hold them. */
export function storableValues<V extends Value>(record: Readonly<Record<string, V>>): Record<string, V | Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, storableValue(value)]));
}

function storableValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' ? storable(value) : value;
}
