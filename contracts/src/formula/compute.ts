import type { Formula, Values } from './formula';

/** What an amount costs a month at a yearly rate in percent, paid back in equal parts. */
function payment(amount: number, yearly: number, months: number): number {
  const rate = yearly / 1200;
  if (rate === 0) return amount / months;
  return (amount * rate) / (1 - (1 + rate) ** -months);
}

type Operation = (...values: readonly number[]) => number;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  '+': (left = 0, right = 0) => left + right,
  '-': (left = 0, right = 0) => left - right,
  '*': (left = 0, right = 0) => left * right,
  '/': (left = 0, right = 0) => left / right,
  '^': (left = 0, right = 0) => left ** right,
  '<': (left = 0, right = 0) => Number(left < right),
  '>': (left = 0, right = 0) => Number(left > right),
  '<=': (left = 0, right = 0) => Number(left <= right),
  '>=': (left = 0, right = 0) => Number(left >= right),
  '=': (left = 0, right = 0) => Number(left === right),
  '<>': (left = 0, right = 0) => Number(left !== right),
  min: Math.min,
  max: Math.max,
  round: (value = 0, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits,
  floor: (value = 0) => Math.floor(value),
  ceil: (value = 0) => Math.ceil(value),
  payment: (amount = 0, yearly = 0, months = 0) => payment(amount, yearly, months),
};

/**
 * The value of a formula; undefined where a value is missing or there is none, as of a division by
 * zero.
 */
export function compute(formula: Formula, values: Values): number | undefined {
  const value = valueIn(formula, values);
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

function valueIn(formula: Formula, values: Values): number | undefined {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return Object.hasOwn(values, formula) ? values[formula] : undefined;
  const { operation: name, parts } = formula;
  if (name === 'if') return chosen(parts, values);
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  const known: number[] = [];
  for (const part of parts) {
    const value = valueIn(part, values);
    if (value === undefined) return undefined;
    known.push(value);
  }
  return operation?.(...known);
}

/** The part that a condition chooses: the other one may have no value. */
function chosen([condition = 0, yes = 0, no = 0]: readonly Formula[], values: Values): number | undefined {
  const value = valueIn(condition, values);
  if (value === undefined) return undefined;
  return valueIn(value === 0 ? no : yes, values);
}
