import { fillText } from '@showroom/contracts/fill-text';
import { compute } from '@showroom/contracts/formula/compute';
import type { Values } from '@showroom/contracts/formula/formula';
import { formatNumber } from '@showroom/contracts/number-text';
import { parseAmount } from '@showroom/shared-ui/amount-text';
import { formatPercent } from '@showroom/shared-ui/percent';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../language/use-language';
import type { CalculatorField, CalculatorResult, OwnCalculator } from './own-calculator';
import './OwnCalculatorForm.css';

interface OwnCalculatorFormProps {
  readonly calculator: OwnCalculator;
}

/**
 * A market's own calculator: what its fields come to is written at once, on the server with what
 * they start with.
 */
export function OwnCalculatorForm({ calculator: { values, groups } }: OwnCalculatorFormProps) {
  const { locale } = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const type = (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text }));
  const known: Record<string, number | undefined> = { ...values };
  for (const field of groups.flatMap(({ fields }) => fields)) known[field.key] = readField(field, typed[field.key]);
  return (
    <div className="vehicle-calculator">
      {groups.map(({ title, note, fields, results }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name of their own, and their order never changes
        <fieldset key={index} className="vehicle-calculator-group">
          {title && <legend className="vehicle-calculator-title">{title}</legend>}
          {fields.length > 0 && (
            <div className="vehicle-calculator-fields">
              {fields.map((field) => (
                <FieldControl
                  key={field.key}
                  field={field}
                  text={typed[field.key] ?? written(field, locale)}
                  onType={(text) => type(field.key, text)}
                />
              ))}
            </div>
          )}
          {results.length > 0 && <Results results={results} values={known} />}
          {note && <p className="vehicle-calculator-note">{note}</p>}
        </fieldset>
      ))}
    </div>
  );
}

function written({ value, options }: CalculatorField, locale: string): string {
  return options.length > 0 ? String(value) : formatNumber(value, locale, digitsOf(value));
}

function digitsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 2;
}

/** The number of a field; undefined for what is none, or beyond its bounds. */
function readField({ value, min, max, options }: CalculatorField, text: string | undefined): number | undefined {
  if (text === undefined) return value;
  const number = options.length > 0 ? Number(text) : parseAmount(text);
  const isWithin = number !== undefined && number >= (min ?? number) && number <= (max ?? number);
  return isWithin ? number : undefined;
}

interface FieldControlProps {
  readonly field: CalculatorField;
  readonly text: string;
  readonly onType: (text: string) => void;
}

function FieldControl({ field, text, onType }: FieldControlProps) {
  const { label, options } = field;
  const error = useFault(field, text);
  if (options.length > 0) {
    return (
      <SelectField
        label={label}
        value={text}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={({ target }) => onType(target.value)}
      />
    );
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function useFault(field: CalculatorField, text: string): string | undefined {
  const texts = useTextsOf('vehicle');
  const { locale } = useLanguage();
  if (readField(field, text) !== undefined) return undefined;
  const { min, max } = field;
  const number = parseAmount(text);
  const write = (value: number) => formatNumber(value, locale, digitsOf(value));
  if (number !== undefined && min !== undefined && number < min) return fillText(texts.atLeast, { number: write(min) });
  if (number !== undefined && max !== undefined && number > max) return fillText(texts.atMost, { number: write(max) });
  return texts.noNumber;
}

interface ResultsProps {
  readonly results: readonly CalculatorResult[];
  readonly values: Values;
}

function Results({ results, values }: ResultsProps) {
  const write = useFigure();
  return (
    <dl className="vehicle-calculator-results" aria-live="polite">
      {results.map((result) => {
        const value = compute(result.formula, values);
        return (
          <div key={result.label}>
            <dt>{result.label}</dt>
            <dd>
              <bdi>{value === undefined ? '–' : write(value, result)}</bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function useFigure() {
  const { locale } = useLanguage();
  const price = usePriceFormat();
  return (value: number, { kind, decimals }: CalculatorResult): string => {
    if (kind === 'amount') return price(value, 'plain', decimals);
    return kind === 'percent' ? formatPercent(value, locale, decimals) : formatNumber(value, locale, decimals);
  };
}
