import { Button } from '@showroom/shared-ui/button';
import { useSiteHref } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import type { Ref } from 'react';
import { type Chosen, FACETS, optionsOf } from './facets';
import messages from './messages/en.json';

interface FiltersProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly models: Parameters<typeof optionsOf>[0];
  /** At first: what is ticked later, the browser knows. */
  readonly chosen: Chosen;
  readonly action: string;
  readonly onChange: () => void;
}

/**
 * A plain form of chips: without code its button asks for the page anew. A facet of which all
 * models say the same narrows nothing, and is not shown.
 */
export function Filters({ ref, models, chosen, action, onChange }: FiltersProps) {
  const texts = useMessages(messages);
  const address = useSiteHref(action);
  const facets = FACETS.map((facet) => ({ facet, options: optionsOf(models, facet) })).filter(
    ({ options }) => options.length > 1,
  );
  if (facets.length === 0) return null;
  return (
    <form
      ref={ref}
      action={address}
      className="model-summary-filters-form"
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      {facets.map(({ facet, options }) => (
        <fieldset key={facet} className="model-summary-filters-facet">
          <legend className="model-summary-filters-legend">{texts[facet]}</legend>
          <div className="model-summary-filters-chips">
            {options.map((option) => (
              <label key={option} className="model-summary-filters-chip">
                <input
                  type="checkbox"
                  name={facet}
                  value={option}
                  defaultChecked={chosen[facet].includes(option)}
                  className="model-summary-filters-box"
                />
                {option}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" kind="secondary" className="model-summary-filters-submit">
        {texts.apply}
      </Button>
    </form>
  );
}
