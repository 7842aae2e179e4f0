import { Disclosure } from '@showroom/shared-ui/disclosure';
import { type ReactNode, useState } from 'react';

interface FacetGroupProps {
  readonly title: string;
  readonly chosen: number;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/**
 * Opens and closes by the visitor's hand alone: taking back its last choice must not fold it away
 * under the pointer.
 */
export function FacetGroup({ title, chosen, startsOpen, children }: FacetGroupProps) {
  const [open] = useState(startsOpen);
  return (
    <Disclosure title={title} detail={chosen > 0 ? String(chosen) : undefined} open={open} className="facets-group">
      <fieldset>
        <legend className="facets-legend">{title}</legend>
        {children}
      </fieldset>
    </Disclosure>
  );
}
