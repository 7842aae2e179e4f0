import type { ReactNode } from 'react';
import './calculators.css';

interface CalculatorResultProps {
  readonly label: string;
  /** Empty while nothing can be calculated. */
  readonly amount: string | undefined;
  readonly note: string;
  /** What the amount follows from. */
  readonly children: ReactNode;
}

/** The figure that it is all about, announced whenever it changes, and what it follows from. */
export function CalculatorResult({ label, amount, note, children }: CalculatorResultProps) {
  return (
    <div className="calculators-result">
      <p role="status" className="calculators-monthly">
        <span className="calculators-monthly-label">{label}</span>
        <bdi>{amount}</bdi>
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
