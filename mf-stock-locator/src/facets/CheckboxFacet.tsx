import type { Facets } from '@showroom/contracts/calls/stock-locator';
import type { CheckboxKey } from '@showroom/contracts/entities/filters';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLanguage, useTextsOf } from '../language/use-language';
import { useLabels } from './use-labels';

type Option = Facets['options'][string][number];

interface CheckboxFacetProps {
  /** What the id of its field begins with. */
  readonly id: string;
  readonly name: CheckboxKey;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** Whether those behind "Show all" are there from the start, too. */
  readonly isWhole: boolean;
  readonly onToggle: (value: string) => void;
}

/** Beyond so many the others wait behind "Show all", if that hides more than a few. */
const SHOWN = 7;
const WORTH_HIDING = 3;
/** From so many on they are found by typing. */
const WORTH_SEARCHING = 12;

/** Options with how many vehicles each brings; what brings none cannot be chosen. */
export function CheckboxFacet({ id, name, options, chosen, isWhole, onToggle }: CheckboxFacetProps) {
  const texts = useTextsOf('facets');
  const labels = useLabels();
  const { locale } = useLanguage();
  const [typed, setTyped] = useState('');
  // Keys are never waited for: the options follow when there is time.
  const wanted = useDeferredValue(typed.trim().toLocaleLowerCase(locale));

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
          detail={formatNumber(count, locale)}
          checked={isChosen}
          disabled={count === 0 && !isChosen}
          onChange={() => onToggle(value)}
        />
      </li>
    );
  };
  const isWanted = ({ value, label }: Option) =>
    labels.option(name, value, label).toLocaleLowerCase(locale).includes(wanted);
  const found = wanted === '' ? options : options.filter(isWanted);
  return (
    <>
      {options.length >= WORTH_SEARCHING && (
        <TextField
          id={`${id}-${name}`}
          label={fillText(texts.search, { filter: texts[name] })}
          hideLabel
          placeholder={fillText(texts.search, { filter: texts[name] })}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="facets-search"
        />
      )}
      {wanted === '' ? <Options {...{ options, chosen, isWhole, box }} /> : <Found options={found} box={box} />}
    </>
  );
}

interface OptionsProps extends Pick<CheckboxFacetProps, 'options' | 'chosen' | 'isWhole'> {
  readonly box: (option: Option) => ReactNode;
}

function Options({ options, chosen, isWhole, box }: OptionsProps) {
  const texts = useTextsOf('facets');
  const cut = options.length >= SHOWN + WORTH_HIDING ? SHOWN : options.length;
  const hidden = options.slice(cut);
  const [open] = useState(() => hidden.some(({ value }) => chosen.includes(value)));
  const isHere = useDeferredValue(true, open || isWhole);
  return (
    <>
      <ul className="facets-options">{options.slice(0, cut).map(box)}</ul>
      {hidden.length > 0 && (
        <details className={isHere ? 'facets-more' : 'facets-more facets-later'} open={open}>
          <summary>{fillText(texts.more, { count: options.length })}</summary>
          {isHere && <ul className="facets-options">{hidden.map(box)}</ul>}
        </details>
      )}
    </>
  );
}

function Found({ options, box }: Pick<OptionsProps, 'options' | 'box'>) {
  const texts = useTextsOf('facets');
  return (
    <>
      <ul className="facets-options">{options.map(box)}</ul>
      <p role="status" className="facets-none">
        {options.length === 0 && texts.none}
      </p>
    </>
  );
}
