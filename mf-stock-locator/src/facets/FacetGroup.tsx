import { Disclosure } from '@showroom/shared-ui/disclosure';
import { type ReactNode, useDeferredValue, useState } from 'react';

interface FacetGroupProps {
  readonly title: string;
  readonly chosen: number;
  readonly startsOpen: boolean;
  /** Whether its inside is there from the start although it is closed. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/**
 * Opens and closes by the visitor's hand alone: taking back its last choice must not fold it away
 * under the pointer. The inside of a closed one comes when everything else is there.
 */
export function FacetGroup({ title, chosen, startsOpen, isWhole, children }: FacetGroupProps) {
  const [open] = useState(startsOpen);
  const isHere = useDeferredValue(true, open || isWhole);
  return (
    <Disclosure
      title={title}
      detail={chosen > 0 ? String(chosen) : undefined}
      open={open}
      className={isHere ? 'facets-group' : 'facets-group facets-later'}
    >
      <fieldset>
        <legend className="facets-legend">{title}</legend>
        {isHere && children}
      </fieldset>
    </Disclosure>
  );
}
