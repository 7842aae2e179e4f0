import {
  type CalculatorFieldConfig,
  type CalculatorResultConfig,
  calculatorField,
  calculatorGroup,
} from '@showroom/contracts/entities/calculator-config';
import type { ContentBlock } from '@showroom/contracts/entities/company-config';
import type { PriceEntry, Vehicle } from '@showroom/contracts/entities/vehicle';
import { compute } from '@showroom/contracts/formula/compute';
import { type Formula, namesIn, parseFormula, type Values, WrongFormula } from '@showroom/contracts/formula/formula';

export interface CalculatorField {
  readonly key: string;
  readonly label: string;
  /** What it starts with. */
  readonly value: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** A choice of these alone; any number within the bounds without. */
  readonly options: readonly { readonly label: string; readonly value: number }[];
}

export interface CalculatorResult {
  readonly label: string;
  readonly formula: Formula;
  readonly kind: CalculatorResultConfig['kind'];
  readonly decimals: number;
}

interface CalculatorGroup {
  readonly title: string;
  readonly note: string;
  readonly fields: readonly CalculatorField[];
  readonly results: readonly CalculatorResult[];
}

/** A market's own calculator, ready for one vehicle. */
export interface OwnCalculator {
  /** What is known of the vehicle. */
  readonly values: Values;
  readonly groups: readonly CalculatorGroup[];
}

type CalculatorConfig = Extract<ContentBlock, { type: 'calculator' }>['config'];

/** Called with why a part of a calculator is left out. */
type Report = (fault: string) => void;

function warn(fault: string): void {
  console.warn(`Calculator of the company configuration: ${fault}`);
}

/** What formulas may use of a vehicle; a price that visitors do not see is unknown. */
export function vehicleValues({
  prices,
  mileage,
  production_year,
}: Pick<Vehicle['attributes'], 'prices' | 'mileage' | 'production_year'>): Values {
  const priceOf = (type: PriceEntry['type']) =>
    prices.find((price) => price.type === type && !price.hidden_from_visitors && price.value_raw > 0)?.value_raw;
  return {
    price: priceOf('purchase'),
    lease_price: priceOf('lease'),
    subscribe_price: priceOf('subscribe'),
    mileage: mileage ?? undefined,
    production_year: production_year ?? undefined,
  };
}

/**
 * The calculator that a market configured, for one vehicle. A part that is wrong is reported and
 * left out; without a result that can be computed there is none.
 */
export function ownCalculator(
  config: CalculatorConfig,
  values: Values,
  report: Report = warn,
): OwnCalculator | undefined {
  const fields = new Map<string, CalculatorField>();
  for (const [place, given] of (config.fields ?? []).entries()) {
    const field = attempt(`fields[${place}]`, report, () =>
      parsed(calculatorField, given, (field) => fieldOf(field, values)),
    );
    if (field) fields.set(field.key, field);
  }
  const started = { ...values, ...Object.fromEntries([...fields.values()].map(({ key, value }) => [key, value])) };
  const groups = (config.groups ?? []).flatMap((given, place) => {
    const group = attempt(`groups[${place}]`, report, () => parsed(calculatorGroup, given, (one) => one));
    if (!group) return [];
    const at = `groups[${place}]`;
    const results = group.results.flatMap(
      (result, index) => attempt(`${at}.results[${index}]`, report, () => resultOf(result, started)) ?? [],
    );
    const own = group.fields.flatMap((key) => {
      if (!fields.has(key)) report(`${at}.fields: there is no field "${key}"`);
      return fields.get(key) ?? [];
    });
    return own.length + results.length > 0 ? [{ title: group.title, note: group.note, fields: own, results }] : [];
  });
  const isComputed = groups.some(({ results }) =>
    results.some(({ formula }) => compute(formula, started) !== undefined),
  );
  return isComputed ? { values, groups } : undefined;
}

class WrongPart extends Error {
  override readonly name = 'WrongPart';
}

interface Schema<T> {
  safeParse(
    given: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function parsed<T, R>(schema: Schema<T>, given: unknown, make: (value: T) => R): R {
  const read = schema.safeParse(given);
  if (read.success) return make(read.data);
  const [issue] = read.error.issues;
  throw new WrongPart([...(issue?.path ?? []).map((part) => `.${String(part)}`), ` ${issue?.message}`].join(''));
}

function attempt<T>(path: string, report: Report, make: () => T | undefined): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof WrongFormula) report(`${path}: ${error.message}`);
    else if (error instanceof WrongPart) report(`${path}${error.message}`);
    else throw error;
    return undefined;
  }
}

function fieldOf(config: CalculatorFieldConfig, values: Values): CalculatorField | undefined {
  const { key, label, options } = config;
  const figureOf = (given: number | string | undefined) =>
    typeof given === 'string' ? compute(parseFormula(given), values) : given;
  const value = figureOf(config.default);
  // A default of a price that nobody sees.
  if (value === undefined) return undefined;
  return { key, label, value, min: figureOf(config.min), max: figureOf(config.max), options };
}

function resultOf(config: CalculatorResultConfig, known: Values): CalculatorResult {
  const formula = parseFormula(config.formula);
  const unknown = namesIn(formula).find((name) => !(name in known));
  if (unknown !== undefined) throw new WrongFormula(`There is no field "${unknown}"`);
  return { label: config.label, formula, kind: config.kind, decimals: config.decimals };
}
