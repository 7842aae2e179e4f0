import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { EnginePanels } from '../../kits/specs/EnginePanels';
import kitMessages from '../../kits/specs/messages/en.json';
import { SpecAccordion } from '../../kits/specs/SpecAccordion';
import { SpecTables } from '../../kits/specs/SpecTables';
import type { CarEngine } from './car-engines';
import type { Labels } from './content-parts';
import messages from './messages/en.json';

interface CarSpecsProps {
  readonly id: string;
  /** Of the car. */
  readonly title: string;
  readonly engines: readonly CarEngine[];
  readonly labels: Labels;
  /** Whether any car has several engines: then all have the place where one chooses. */
  readonly hasChoice: boolean;
  /** What follows the specification. */
  readonly children: ReactNode;
}

/** The specification of a car, by engine where it has several. */
export function CarSpecs({ id, title, engines, labels, hasChoice, children }: CarSpecsProps) {
  const { engine } = useMessages(kitMessages);
  const [index, setIndex] = useState(0);
  const name = (
    <>
      {labels.engine_label || engine}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </>
  );
  return (
    <>
      {hasChoice && (
        <div className="specs-choice models-and-specs-choice">
          {engines.length > 1 && (
            <SelectField
              label={name}
              value={String(index)}
              options={engines.map((one, at) => ({ value: String(at), label: one.name }))}
              onChange={({ target }) => setIndex(Number(target.value))}
            />
          )}
        </div>
      )}
      <div className="models-and-specs-specs">
        {engines.length > 0 && (
          <Toggle title={title} labels={labels}>
            <EnginePanels engines={engines} chosen={engines[index] ?? engines[0]}>
              {({ tables }, at) =>
                labels.is_toggle ? (
                  <SpecTables id={`${id}-${at + 1}`} tables={tables} label={labels.accordion_label} isNarrow />
                ) : (
                  <SpecAccordion id={`${id}-${at + 1}`} tables={tables} label={labels.accordion_label} />
                )
              }
            </EnginePanels>
          </Toggle>
        )}
        {children}
      </div>
    </>
  );
}

interface ToggleProps {
  readonly title: string;
  readonly labels: Labels;
  readonly children: ReactNode;
}

/** Shows and hides the specification where the block says so: the browser does it, without code. */
function Toggle({ title, labels: { is_toggle, toggle_label, collapse_label }, children }: ToggleProps) {
  const { showMore, showLess } = useMessages(messages);
  if (!is_toggle) return children;
  return (
    <details className="models-and-specs-toggle">
      <summary className="models-and-specs-summary">
        <span className="models-and-specs-more">{toggle_label || showMore}</span>
        <span className="models-and-specs-less">{collapse_label || showLess}</span>
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </summary>
      {children}
    </details>
  );
}
