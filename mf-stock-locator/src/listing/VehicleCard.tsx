import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useListTexts, useWords } from '../language/use-language';
import { PriceLines } from '../prices/PriceLines';
import { attributeText, specificationIcons } from '../specification/attributes';
import { SpecificationIcon } from '../specification/SpecificationIcon';
import { titleOf } from '../specification/title';
import type { CardData } from './list-data';
import { STATUS_KINDS } from './status-kinds';
import './VehicleCard.css';

export interface VehicleCardProps {
  readonly card: CardData;
  /** The first picture of a page is the largest one above the fold. */
  readonly priority?: boolean;
  readonly sizes?: string;
  readonly level?: 2 | 3;
}

const SIZES = '(min-width: 1200px) 24vw, (min-width: 700px) 45vw, 92vw';

/** One vehicle of a list; all of it leads to the vehicle's page. */
export function VehicleCard({ card, priority = false, sizes = SIZES, level = 3 }: VehicleCardProps) {
  const { words, locale } = useWords();
  const texts = useListTexts();
  const { attributes } = card;
  const title = titleOf(attributes, words);
  const Title = `h${level}` as const;
  const line = (['mileage', 'drivetrain'] as const).map((key) => attributeText(key, attributes, words, locale));
  return (
    <article className="listing-card">
      <div className="listing-card-picture">
        {attributes.cover && <VehiclePhoto photo={attributes.cover} alt="" sizes={sizes} priority={priority} />}
        {attributes.status !== 'stock' && (
          <Badge kind={STATUS_KINDS[attributes.status]} className="listing-card-status">
            {words.statuses[attributes.status]}
          </Badge>
        )}
      </div>
      <div className="listing-card-body">
        <Title className="listing-card-title">
          <SiteLink href={card.path} look="plain" className="listing-card-link">
            <span className="listing-card-opening">{title.opening} </span>
            <span className="listing-card-name">{title.name} </span>
            <VisuallyHidden>{title.look} </VisuallyHidden>
            <span className="listing-card-version">{title.version}</span>
          </SiteLink>
        </Title>
        <p className="listing-card-line">{line.filter(Boolean).join(' · ')}</p>
        <ul className="listing-card-icons">
          {specificationIcons().map((key) => (
            <SpecificationIcon key={key} attribute={key} vehicle={attributes} />
          ))}
        </ul>
        <PriceLines prices={attributes.prices} texts={texts} />
        <p className="listing-card-retailer">
          {attributes.owner_name} · {attributes.owner_city}
        </p>
      </div>
    </article>
  );
}
