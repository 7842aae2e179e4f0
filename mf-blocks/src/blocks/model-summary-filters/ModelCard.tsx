import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { Price } from '@showroom/shared-ui/price';
import { Action } from '../../kits/actions/Actions';
import { FACETS, valuesOf } from './facets';
import messages from './messages/en.json';
import type { template } from './template';

const SIZES = `${fromWidth('xl')} 33vw, ${fromWidth('s')} 50vw, 100vw`;

interface ModelCardProps {
  readonly model: ContentOf<typeof template>['groups'][number];
  readonly isShown: boolean;
  readonly level: HeadingLevel;
}

/** A model with what it is filtered by. */
export function ModelCard({ model, isShown, level }: ModelCardProps) {
  const texts = useMessages(messages);
  const { name, image, text, price, link } = model;
  const facts = FACETS.map((facet) => ({ facet, values: valuesOf(model, facet).join(texts.comma) })).filter(
    ({ values }) => values !== '',
  );
  return (
    <li hidden={!isShown} className="model-summary-filters-card">
      {image && <Picture {...image} sizes={SIZES} />}
      <div className="model-summary-filters-words">
        <Heading level={level} size="l">
          {name}
        </Heading>
        <Price amount={price} kind="full" />
        {text.trim() !== '' && <p>{text}</p>}
        {facts.length > 0 && (
          <dl className="model-summary-filters-facts">
            {facts.map(({ facet, values }) => (
              <div key={facet} className="model-summary-filters-fact">
                <dt>{texts[facet]}</dt>
                <dd>{values}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p>
        <Action link={link} about={name} />
      </p>
    </li>
  );
}
