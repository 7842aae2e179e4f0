import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useSiteHref } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { useEffect, useRef, useState } from 'react';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { Filters } from './Filters';
import { type Chosen, chosenOf, isNarrowed, isShown, NOTHING } from './facets';
import { ModelCard } from './ModelCard';
import messages from './messages/en.json';
import type { template } from './template';
import './ModelSummaryFilters.css';

type Content = ContentOf<typeof template>;

/** What the address of the page chooses. */
export async function load({ url, content }: LoadInput<Content>): Promise<Chosen> {
  return chosenOf(url.searchParams, content.groups);
}

/** All models are in the HTML: what is chosen hides the others, by the address or at once. */
export function Component({ id, content, data = NOTHING }: BlockProps<Content, Chosen | undefined>) {
  const { title, title_tag, title_size, theme, groups } = content;
  const texts = useMessages(messages);
  const { locale } = usePageLocale();
  const models = groups.filter(({ name }) => name.trim() !== '');
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(data);
  const boxes = () => [...(form.current?.querySelectorAll('input') ?? [])];
  const read = () => setChosen(chosenOf({ getAll: (facet) => tickedOf(boxes(), facet) }, models));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the code came
  useEffect(read, []);
  if (models.length === 0) return null;

  const top = `${id}-models`;
  const count = models.filter((model) => isShown(model, chosen)).length;
  function showAll() {
    for (const box of boxes()) box.checked = false;
    setChosen(NOTHING);
    // The button goes with what it takes back: whoever works by keys stands at the first filter.
    boxes()[0]?.focus();
  }
  return (
    <Section className="model-summary-filters" theme={theme} wide>
      <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
      <div id={top} className="model-summary-filters-body">
        <Filters ref={form} models={models} chosen={data} action={`#${top}`} onChange={read} />
        <div className="model-summary-filters-found">
          <p role="status">{count === 0 ? texts.none : formatCount(count, texts.count, locale)}</p>
          {isNarrowed(chosen) && <ShowAll top={top} onShow={showAll} />}
        </div>
        <ul className="model-summary-filters-cards">
          {models.map((model, index) => (
            <ModelCard
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
              key={index}
              model={model}
              isShown={isShown(model, chosen)}
              level={levelInside(title_tag, title)}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What is ticked of a facet. */
function tickedOf(boxes: readonly HTMLInputElement[], facet: string): string[] {
  return boxes.filter(({ name, checked }) => checked && name === facet).map(({ value }) => value);
}

interface ShowAllProps {
  readonly top: string;
  readonly onShow: () => void;
}

/** The way back to all: an address, which code goes without asking for the page anew. */
function ShowAll({ top, onShow }: ShowAllProps) {
  const { showAll } = useMessages(messages);
  return (
    <form
      action={useSiteHref(`#${top}`)}
      onSubmit={(event) => {
        event.preventDefault();
        onShow();
      }}
    >
      <Button type="submit" kind="tertiary">
        {showAll}
      </Button>
    </form>
  );
}
