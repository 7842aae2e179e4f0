import type { Facets } from '@showroom/contracts/calls/stock-locator';
import type { CheckboxKey } from '@showroom/contracts/entities/filters';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useState } from 'react';
import { fillText } from '../language/fill-text';
import { useFacetTexts, useWords } from '../language/use-language';
import { writeNumber } from '../specification/formats';
import { useLabels } from './use-labels';

type Option = Facets['options'][string][number];

interface CheckboxFacetProps {
  readonly name: CheckboxKey;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Beyond so many the others wait behind "Show all", if that hides more than a few. */
const SHOWN = 7;
const WORTH_HIDING = 3;

/** Options with how many vehicles each brings; what brings none cannot be chosen. */
export function CheckboxFacet({ name, options, chosen, onToggle }: CheckboxFacetProps) {
  const texts = useFacetTexts();
  const labels = useLabels();
  const { locale } = useWords();
  const cut = options.length >= SHOWN + WORTH_HIDING ? SHOWN : options.length;
  const hidden = options.slice(cut);
  const [open] = useState(() => hidden.some(({ value }) => chosen.includes(value)));

  const box = ({ value, label, count }: Option) => {
    const isChosen = chosen.includes(value);
    return (
      <li key={value} className="facets-option">
        <Checkbox
          name={name}
          value={value}
          label={
            <>
              {name === 'colors' && <span className="specification-swatch" data-colour={value.toLowerCase()} />}
              {labels.option(name, value, label)}
            </>
          }
          detail={writeNumber(count, locale)}
          checked={isChosen}
          disabled={count === 0 && !isChosen}
          onChange={() => onToggle(value)}
        />
      </li>
    );
  };
  return (
    <>
      <ul className="facets-options">{options.slice(0, cut).map(box)}</ul>
      {hidden.length > 0 && (
        <details className="facets-more" open={open}>
          <summary>{fillText(texts.more, { count: options.length })}</summary>
          <ul className="facets-options">{hidden.map(box)}</ul>
        </details>
      )}
    </>
  );
}
