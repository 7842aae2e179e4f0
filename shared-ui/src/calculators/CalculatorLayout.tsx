import type { ReactNode } from 'react';
import { CountedAmount } from '../price/CountedAmount';
import type { FormatAmount } from './amount-formatter';
import './calculators.css';

interface CalculatorResultProps {
  readonly label: string;
  /** None while nothing can be calculated. */
  readonly amount: number | undefined;
  readonly write: FormatAmount;
  readonly note: string;
  /** What the amount follows from. */
  readonly children: ReactNode;
}

/** The figure that it is all about, announced whenever it changes, and what it follows from. */
export function CalculatorResult({ label, amount, write, note, children }: CalculatorResultProps) {
  return (
    <div className="calculators-result">
      <p role="status" className="calculators-monthly">
        <span className="calculators-monthly-label">{label}</span>
        <CountedAmount amount={amount} write={write} />
      </p>
      {children}
      <p className="calculators-note">{note}</p>
    </div>
  );
}

/** Fields beside the figure that they lead to. */
export function CalculatorLayout({ fields, ...result }: CalculatorResultProps & { readonly fields: ReactNode }) {
  return (
    <div className="calculators-form">
      <div className="calculators-fields">{fields}</div>
      <CalculatorResult {...result} />
    </div>
  );
}
