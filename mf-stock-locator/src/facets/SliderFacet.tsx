import { RangeSlider } from '@showroom/shared-ui/range-slider';
import { useState } from 'react';
import { useTextsOf } from '../language/use-language';
import { type Bounds, wholeSteps } from './choices';
import type { RangeKey } from './list-keys';
import type { Range } from './url-state';
import { useLabels } from './use-labels';

interface SliderFacetProps {
  readonly name: RangeKey;
  /** Default: the filter's name. */
  readonly label?: string;
  readonly bounds: Bounds;
  readonly range: Range | undefined;
  readonly onCommit: (range: Range) => void;
}

/** The thumbs follow the hand at once; the list is asked when they are let go. */
export function SliderFacet({ name, label, bounds, range, onCommit }: SliderFacetProps) {
  const texts = useTextsOf('facets');
  const labels = useLabels();
  const [draft, setDraft] = useState<{ readonly from: number; readonly to: number }>();
  const { min, max, step } = wholeSteps(bounds);
  const shown = draft ?? { from: range?.from ?? min, to: range?.to ?? max };
  return (
    <RangeSlider
      label={label ?? texts[name]}
      name={name}
      min={min}
      max={max}
      step={step}
      from={shown.from}
      to={shown.to}
      format={(value) => labels.amount(name, value)}
      onChange={setDraft}
      onCommit={(committed) => {
        if (!draft) return;
        setDraft(undefined);
        onCommit(committed);
      }}
    />
  );
}
