import { asciiDigits } from '../entities/ascii-digits';
import type { Condition, ShownField } from '../entities/form';
import { compute } from '../formula/compute';
import { parseFormula, WrongFormula } from '../formula/formula';

/** What was filled in, by the names of the fields; ticked checkboxes are a list. */
export type Answers = Readonly<Record<string, string | number | boolean | readonly string[]>>;

type Answer = Answers[string];

/** The part of a field that its rules need, in whatever language its texts are. */
export type CheckedField = Pick<
  ShownField,
  'name' | 'kind' | 'is_required' | 'min' | 'max' | 'pattern' | 'shown_if' | 'formula'
> & { readonly options?: readonly { readonly value: string }[] | undefined };

/** Why a value is not taken; each has a sentence in every language. */
export const ANSWER_PROBLEMS = [
  'required',
  'min',
  'max',
  'size',
  'pattern',
  'email',
  'phone',
  'number',
  'date',
  'option',
  'file',
  'unknown',
] as const;
/** Why a value is not taken. */
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];

/** The sentences of the specification, and those beside them, in English. */
export const PROBLEM_TEXTS: Readonly<Record<AnswerProblem, string>> = {
  required: 'This field is required',
  min: 'Value is too short',
  max: 'Character limit exceeded',
  size: 'File is too large',
  pattern: 'Value has the wrong format',
  email: 'Please enter a valid e-mail address.',
  phone: 'Please enter a valid phone number.',
  number: 'Please enter a number.',
  date: 'Please enter a date.',
  option: 'is none of the choices',
  file: 'is no file that was uploaded with this form',
  unknown: 'is no field of this form',
};

/** Characters at most where a field does not say. */
const LONGEST = 4000;
/** Characters that a pattern is tried on: a slow one must not take the time of others. */
const LONGEST_PATTERNED = 500;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What only a server knows; a browser leaves it to the server. */
export interface AnswerChecks {
  /** A phone number as E.164, or undefined when it is none. */
  readonly phone?: (typed: string) => string | undefined;
  /** Whether a file was uploaded with this field by whoever sends the form. */
  readonly file?: (id: string, field: string) => boolean;
  /** Whether a text matches, for whoever must not wait for a slow pattern. Default: it waits. */
  readonly matches?: (pattern: string, text: string) => boolean;
}

/** What was taken, and what was not, by the names of the fields. */
export interface CheckedAnswers {
  readonly values: Answers;
  readonly problems: Readonly<Record<string, AnswerProblem>>;
}

/** Whether a condition holds. */
export function holds({ field, is }: Condition, answers: Answers): boolean {
  const value = answers[field];
  return Array.isArray(value) ? value.includes(is) : String(value ?? '') === is;
}

/** The fields that are asked; one that depends on a field that is not asked is not asked either. */
export function askedFields<F extends CheckedField>(fields: readonly F[], answers: Answers): F[] {
  const asked: F[] = [];
  for (const field of fields) {
    const { shown_if } = field;
    const isAsked = !shown_if || (asked.some(({ name }) => name === shown_if.field) && holds(shown_if, answers));
    if (isAsked) asked.push(field);
  }
  return asked;
}

const isMissing = (value: Answer | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Checked = { readonly value: Answer } | { readonly problem: AnswerProblem };

/** Whether a text is a day of the calendar, as `2026-11-30`. */
function isDay(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether the whole text matches the pattern of a field. */
function isMatch(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'u').test(text);
}

function checkText(field: CheckedField, text: string, { matches = isMatch }: AnswerChecks): Checked {
  const { kind, min = 0, max = LONGEST, pattern } = field;
  if (text.length > Math.min(max, pattern === undefined ? LONGEST : LONGEST_PATTERNED)) return { problem: 'max' };
  if (text.length < min) return { problem: 'min' };
  if (kind === 'email' && !EMAIL.test(text)) return { problem: 'email' };
  if (kind === 'date' && !isDay(text)) return { problem: 'date' };
  if (pattern !== undefined && !matches(pattern, text)) return { problem: 'pattern' };
  return { value: text };
}

function checkNumber({ min, max }: CheckedField, typed: string): Checked {
  const text = asciiDigits(typed).replace(',', '.');
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return { problem: 'number' };
  if (min !== undefined && number < min) return { problem: 'min' };
  if (max !== undefined && number > max) return { problem: 'max' };
  return { value: number };
}

function checkTicked({ min, max, options = [] }: CheckedField, ticked: readonly string[]): Checked {
  if (!ticked.every((one) => options.some(({ value }) => value === one))) return { problem: 'option' };
  if (min !== undefined && ticked.length < min) return { problem: 'min' };
  if (max !== undefined && ticked.length > max) return { problem: 'max' };
  return { value: [...new Set(ticked)] };
}

function checkAnswer(field: CheckedField, value: Answer, checks: AnswerChecks): Checked {
  const { kind, is_required, options } = field;
  if (kind === 'consent') {
    const isGiven = value === true || value === 'true' || value === 'on';
    return is_required && !isGiven ? { problem: 'required' } : { value: isGiven };
  }
  if (kind === 'checkboxes') return checkTicked(field, Array.isArray(value) ? value : [String(value)]);
  const text = String(value);
  switch (kind) {
    case 'number':
      return checkNumber(field, text);
    case 'choice':
    case 'radio':
      return options?.some((option) => option.value === text) ? { value: text } : { problem: 'option' };
    case 'phone': {
      if (!checks.phone) return checkText(field, text, checks);
      const phone = checks.phone(text);
      return phone === undefined ? { problem: 'phone' } : { value: phone };
    }
    case 'file':
      return checks.file?.(text, field.name) === false ? { problem: 'file' } : { value: text };
    default:
      return checkText(field, text, checks);
  }
}

/** A value without the white space around it. */
function trimmed(value: Answer | undefined): Answer | undefined {
  return typeof value === 'string' ? value.trim() : value;
}

/**
 * What an answer counts for in a formula: a number itself, a choice the number that its value is,
 * ticked boxes the sum of theirs, a consent 1, everything else 0.
 */
function figureOf(answer: Answer | undefined): number {
  if (typeof answer === 'boolean') return Number(answer);
  if (typeof answer === 'object') return answer.reduce((sum, one) => sum + figureOf(one), 0);
  return Number(asciiDigits(String(answer ?? '')).replace(',', '.')) || 0;
}

/** The value of a computed field; none where there is no such number, as of a division by zero. */
function computedValue(
  { formula = '' }: CheckedField,
  fields: readonly CheckedField[],
  answers: Answers,
): number | undefined {
  const figures = Object.fromEntries(fields.map(({ name }) => [name, figureOf(answers[name])]));
  try {
    return compute(parseFormula(formula), figures);
  } catch (error) {
    if (error instanceof WrongFormula) return undefined;
    throw error;
  }
}

/** What the computed fields are while a form is filled in. */
export function computedAnswers(fields: readonly CheckedField[], filled: Answers): Readonly<Record<string, number>> {
  const computed: Record<string, number> = {};
  const asked = askedFields(fields, filled);
  const answers = Object.fromEntries(asked.map(({ name }) => [name, filled[name] ?? '']));
  for (const field of asked) {
    const value = field.kind === 'computed' ? computedValue(field, fields, { ...answers, ...computed }) : undefined;
    if (value !== undefined) computed[field.name] = value;
  }
  return computed;
}

/**
 * Holds what was filled in against the form's rules, the same in browsers and on the server: what
 * is empty or not asked is left out, what no field is called is refused.
 */
export function checkAnswers(
  fields: readonly CheckedField[],
  filled: Answers,
  checks: AnswerChecks = {},
): CheckedAnswers {
  const values: Record<string, Answer> = {};
  const problems: Record<string, AnswerProblem> = {};
  for (const field of askedFields(fields, filled)) {
    if (field.kind === 'computed') {
      const computed = computedValue(field, fields, values);
      if (computed !== undefined) values[field.name] = computed;
      continue;
    }
    const value = trimmed(filled[field.name]);
    if (value === undefined || isMissing(value)) {
      if (field.is_required) problems[field.name] = 'required';
      continue;
    }
    const checked = checkAnswer(field, value, checks);
    if ('problem' in checked) problems[field.name] = checked.problem;
    else values[field.name] = checked.value;
  }
  for (const name of Object.keys(filled)) {
    if (!fields.some((field) => field.name === name)) problems[name] = 'unknown';
  }
  return { values, problems };
}
