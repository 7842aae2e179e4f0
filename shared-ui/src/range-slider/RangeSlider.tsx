import { useState } from 'react';
import { useMessages } from '../texts/messages';
import rangeMessages from './messages/en.json';
import './RangeSlider.css';

/** Both ends, where the thumbs stand. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The bounds, where the thumbs stand, and who hears of their moves. */
export interface RangeSliderProps {
  readonly label: string;
  /** Names of the two inputs in a form; one text names them `{name}.from` and `{name}.to`. */
  readonly name?: string | { readonly from: string; readonly to: string } | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** Where the thumbs stand: controlled together with `onChange`, else where they start. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Called while a thumb moves. */
  readonly onChange?: ((range: Range) => void) | undefined;
  /** Called when a thumb was let go, for what costs a request. */
  readonly onCommit?: ((range: Range) => void) | undefined;
  /** Writes a value for eyes and screen readers. */
  readonly format?: ((value: number) => string) | undefined;
  readonly className?: string | undefined;
}

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Two thumbs on one line: two native range inputs that cannot pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, name, min, max, step = 1, onChange, onCommit, format = String, className } = props;
  const texts = useMessages(rangeMessages);
  const [own, setOwn] = useState<Partial<Range>>({});
  // A range given from outside is followed; without one the slider keeps its own.
  const given = onChange ? props : { from: own.from ?? props.from, to: own.to ?? props.to };
  const from = between(given.from ?? min, min, max);
  const to = between(given.to ?? max, from, max);

  function move(range: Range): void {
    setOwn(range);
    onChange?.(range);
  }

  const span = max - min || 1;
  const percent = (value: number) => `${((value - min) / span) * 100}%`;
  const thumb = { min, max, step, className: 'ui-range-slider-thumb' } as const;
  const commit = onCommit && (() => onCommit({ from, to }));
  const ends = { onPointerUp: commit, onKeyUp: commit } as const;
  return (
    <fieldset aria-label={label} className={['ui-range-slider', className].filter(Boolean).join(' ')}>
      <div className="ui-range-slider-head">
        <span className="ui-field-label" aria-hidden="true">
          {label}
        </span>
        <output className="ui-range-slider-values">
          <bdi>{format(from)}</bdi> – <bdi>{format(to)}</bdi>
        </output>
      </div>
      <div className="ui-range-slider-track">
        <svg className="ui-range-slider-line" aria-hidden="true">
          <rect width="100%" height="100%" className="ui-range-slider-rest" />
          <rect x={percent(from)} width={percent(min + to - from)} height="100%" className="ui-range-slider-chosen" />
        </svg>
        <input
          type="range"
          {...thumb}
          {...ends}
          name={typeof name === 'string' ? `${name}.from` : name?.from}
          aria-label={texts.from}
          aria-valuetext={format(from)}
          value={from}
          onChange={(event) => move({ from: Math.min(event.target.valueAsNumber, to), to })}
        />
        <input
          type="range"
          {...thumb}
          {...ends}
          name={typeof name === 'string' ? `${name}.to` : name?.to}
          aria-label={texts.to}
          aria-valuetext={format(to)}
          value={to}
          onChange={(event) => move({ from, to: Math.max(event.target.valueAsNumber, from) })}
        />
      </div>
    </fieldset>
  );
}
