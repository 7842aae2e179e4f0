import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { FILTER_KEYS, type FilterKey, isCheckboxKey } from '@showroom/contracts/entities/filters';
import { useRef } from 'react';
import { useFacetTexts } from '../language/use-language';
import { CheckboxFacet } from './CheckboxFacet';
import { isActive, ranged, toggled } from './choices';
import { FacetGroup } from './FacetGroup';
import { SliderFacet } from './SliderFacet';
import type { ListState } from './url-state';
import './facets.css';

export interface FilterPanelProps {
  readonly state: ListState;
  readonly facets: Facets;
  readonly onChange: (state: ListState, options: { readonly replace: boolean }) => void;
}

/** Open from the start: what most visitors choose by. */
const OPEN: ReadonlySet<FilterKey> = new Set(['brands', 'models', 'states', 'display_price', 'mileage']);

/** Every filter that leaves a choice, in the order of the specification. */
export function FilterPanel({ state, facets, onChange }: FilterPanelProps) {
  const texts = useFacetTexts();
  const lastSlider = useRef<FilterKey>(undefined);

  /** Moves of one slider in a row are one step of the history. */
  function change(next: ListState, slider?: FilterKey) {
    onChange(next, { replace: slider !== undefined && lastSlider.current === slider });
    lastSlider.current = slider;
  }

  return FILTER_KEYS.map((key) => {
    if (!isCheckboxKey(key)) {
      const bounds = facets.bounds[key];
      if (!bounds || bounds.min >= bounds.max) return null;
      return (
        <div key={key} className="facets-slider">
          <SliderFacet
            name={key}
            bounds={bounds}
            range={state.ranges[key]}
            onCommit={(range) => change(ranged(state, key, range, bounds), key)}
          />
        </div>
      );
    }
    const options = facets.options[key] ?? [];
    const chosen = state.chosen[key] ?? [];
    if (options.length < 2 && chosen.length === 0) return null;
    return (
      <FacetGroup
        key={key}
        title={texts[key]}
        chosen={chosen.length}
        startsOpen={OPEN.has(key) || isActive(state, facets, key)}
      >
        <CheckboxFacet
          name={key}
          options={options}
          chosen={chosen}
          onToggle={(value) => change(toggled(state, key, value))}
        />
      </FacetGroup>
    );
  });
}
