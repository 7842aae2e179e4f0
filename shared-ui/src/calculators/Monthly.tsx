import type { ReactNode } from 'react';
import './calculators.css';

interface MonthlyProps {
  readonly label: string;
  /** Empty while nothing can be calculated. */
  readonly children: ReactNode;
}

/** The figure that it is all about; told to those who do not see it whenever it changes. */
export function Monthly({ label, children }: MonthlyProps) {
  return (
    <p role="status" className="calculators-monthly">
      <span className="calculators-monthly-label">{label}</span>
      <bdi>{children}</bdi>
    </p>
  );
}
