import { useId } from 'react';
import './calculators.css';

/** A name and its figure. */
export type Row = readonly [term: string, value: string];

interface RowsProps {
  readonly caption: string;
  /** Rows that do not apply are false. */
  readonly rows: readonly (Row | false)[];
}

/** Figures with their names, below what they are together. */
export function Rows({ caption, rows }: RowsProps) {
  const id = useId();
  return (
    <div className="calculators-rows">
      <h3 id={id} className="calculators-caption">
        {caption}
      </h3>
      <dl aria-labelledby={id}>
        {rows.flatMap((row) =>
          row
            ? [
                <div key={row[0]}>
                  <dt>{row[0]}</dt>
                  <dd>
                    <bdi>{row[1]}</bdi>
                  </dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </div>
  );
}
