import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { ServerHtml } from '@showroom/shared-ui/server-html';
import { useRef } from 'react';
import { LanguageProvider, useLanguage, useTextsOf } from '../language/use-language';
import { CheckboxFacet } from './CheckboxFacet';
import { boundsOf, isActive, ranged, toggled } from './choices';
import { FacetGroup } from './FacetGroup';
import { isRange, LIST_KEYS, type ListKey, PAYMENT_KEY, type PaymentTerms } from './list-keys';
import { PaymentFacet } from './PaymentFacet';
import { SliderFacet } from './SliderFacet';
import type { ListState } from './url-state';
import './facets.css';

export interface FilterPanelProps {
  /** What the ids of its fields begin with. */
  readonly id: string;
  readonly state: ListState;
  readonly facets: Facets;
  readonly payment: PaymentTerms | null;
  /**
   * Whether what a visitor has yet to open is there from the start, for whom no script brings it.
   */
  readonly isWhole: boolean;
  readonly onChange: (state: ListState, options: { readonly replace: boolean }) => void;
}

/** Open from the start: what most visitors choose by. */
const OPEN: ReadonlySet<ListKey> = new Set(['brands', 'models', 'states', 'display_price', 'mileage']);

/**
 * Every filter that leaves a choice, in the order of the specification; the same for all pages and
 * orders of a list.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { id, state, facets, payment, isWhole } = props;
  const language = useLanguage();
  return (
    <ServerHtml of={['filters', id, state.chosen, state.ranges, state.terms, facets, payment, isWhole]}>
      <LanguageProvider value={language}>
        <Filters {...props} />
      </LanguageProvider>
    </ServerHtml>
  );
}

function Filters({ id, state, facets, payment, isWhole, onChange }: FilterPanelProps) {
  const texts = useTextsOf('facets');
  const lastSlider = useRef<ListKey>(undefined);

  /** Moves of one slider in a row are one step of the history. */
  function change(next: ListState, slider?: ListKey) {
    onChange(next, { replace: slider !== undefined && lastSlider.current === slider });
    lastSlider.current = slider;
  }

  return LIST_KEYS.map((key) => {
    if (key === PAYMENT_KEY) {
      const isUsed = isActive(state, facets, key) || Object.keys(state.terms).length > 0;
      const bounds = boundsOf(facets, key);
      if (!payment || !(bounds || isUsed)) return null;
      return (
        <FacetGroup key={key} title={texts[key]} chosen={0} startsOpen={isUsed} isWhole={isWhole}>
          <PaymentFacet id={id} state={state} payment={payment} bounds={bounds} onChange={change} />
        </FacetGroup>
      );
    }
    if (isRange(key)) {
      const bounds = boundsOf(facets, key);
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
        isWhole={isWhole}
      >
        <CheckboxFacet
          id={id}
          name={key}
          options={options}
          chosen={chosen}
          isWhole={isWhole}
          onToggle={(value) => change(toggled(state, key, value))}
        />
      </FacetGroup>
    );
  });
}
