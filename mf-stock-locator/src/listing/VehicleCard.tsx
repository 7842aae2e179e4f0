import type { PriceDrop } from '@showroom/contracts/entities/price-drop';
import { Badge } from '@showroom/shared-ui/badge';
import { fillText } from '@showroom/shared-ui/fill-text';
import { SiteLink } from '@showroom/shared-ui/link';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useListTexts, useWords } from '../language/use-language';
import { PriceLines } from '../prices/PriceLines';
import { awayText } from '../search-place/away-text';
import { attributeText, specificationIcons } from '../specification/attributes';
import { SpecificationIcons } from '../specification/SpecificationIcons';
import { titleOf } from '../specification/title';
import { CompareCard, SaveCard } from './CardActions';
import type { CardAttributes, CardData } from './list-data';
import { STATUS_KINDS } from './status-kinds';
import './VehicleCard.css';

export interface VehicleCardProps {
  readonly card: CardData;
  /** The first picture of a page is the largest one above the fold. */
  readonly priority?: boolean | undefined;
  readonly sizes?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Whether it can be saved and compared; only where code runs in the browser. */
  readonly savable?: boolean | undefined;
  readonly onOpen?: ((card: CardData) => void) | undefined;
}

/** Attributes of a card that neither its title nor its icons tell at a glance. */
const LINE = ['mileage', 'drivetrain'] as const;
/** What is looked for only once the vehicle pleases. */
const DETAILS = ['capacity', 'colorInterior', 'vin', 'status'] as const;
const SIZES = '(min-width: 1200px) 24vw, (min-width: 700px) 45vw, 92vw';

/** One vehicle of a list; all of it leads to the vehicle's page. */
export function VehicleCard(props: VehicleCardProps) {
  const { card, priority = false, sizes = SIZES, level = 3, savable = false, onOpen } = props;
  const { words, locale } = useWords();
  const texts = useListTexts();
  const { attributes } = card;
  const title = titleOf(attributes, words);
  const name = `${title.name} ${title.version}`;
  const Title = `h${level}` as const;
  const told = useSetting('stock_locator.card_attributes');
  const line = LINE.filter((key) => told.includes(key)).map((key) => attributeText(key, attributes, words, locale));
  const { prices_type: taxNotice } = attributes;
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
          <SiteLink
            href={card.path}
            look="plain"
            className="listing-card-link"
            onClick={onOpen && (() => onOpen(card))}
          >
            <span className="listing-card-opening">{title.opening} </span>
            <span className="listing-card-name">{title.name} </span>
            <VisuallyHidden>{title.look} </VisuallyHidden>
            <span className="listing-card-version">{title.version}</span>
          </SiteLink>
        </Title>
        <div>
          <p className="listing-card-line">{line.filter(Boolean).join(' · ')}</p>
          <DetailsLine attributes={attributes} told={told} />
        </div>
        <SpecificationIcons vehicle={attributes} className="listing-card-icons" />
        <div className="listing-card-prices">
          <PriceLines
            prices={attributes.prices}
            texts={texts}
            isReduced={Boolean(attributes.price_drop)}
            taxNotice={taxNotice && (words.values[taxNotice] ?? taxNotice)}
          />
          {attributes.price_drop && <PriceDropLine drop={attributes.price_drop} />}
          {card.monthly !== undefined && <MonthlyLine amount={card.monthly} />}
        </div>
        <div className="listing-card-foot">
          <Retailer card={card} />
          {savable && <CompareCard card={card} name={name} />}
        </div>
      </div>
      {savable && <SaveCard card={card} name={name} />}
    </article>
  );
}

interface DetailsLineProps {
  readonly attributes: CardAttributes;
  /** What the market's cards tell. */
  readonly told: readonly string[];
}

/** What neither an icon nor the badge of the status tells. */
function DetailsLine({ attributes, told }: DetailsLineProps) {
  const { words, locale } = useWords();
  const texts = useListTexts();
  const icons: readonly string[] = specificationIcons(useSetting('stock_locator.card_attribute_icons'));
  const details = DETAILS.filter((key) => told.includes(key) && !icons.includes(key)).map((key) => {
    const text = attributeText(key, attributes, words, locale);
    if (!text || (key === 'status' && attributes.status !== 'stock')) return '';
    if (key === 'vin') return fillText(texts.vin, { vin: text });
    return key === 'colorInterior' ? fillText(texts.interior, { color: text }) : text;
  });
  return <p className="listing-card-details">{details.filter(Boolean).join(' · ')}</p>;
}

/** A reduction is told against the lowest price of the thirty days before it, and no other. */
function PriceDropLine({ drop }: { readonly drop: PriceDrop }) {
  const texts = useListTexts();
  const write = usePriceFormat();
  return (
    <p className="listing-card-drop">
      <strong>{fillText(texts.reduced, { percent: drop.percent })}</strong>{' '}
      <span>{fillText(texts.before, { price: write(drop.before_raw) })}</span>
    </p>
  );
}

/** To the cent, as the vehicle's page calculates it: rounded, a card could say what the budget has and not be found by it. */
function MonthlyLine({ amount }: { readonly amount: number }) {
  const texts = useListTexts();
  const write = usePriceFormat();
  const price = write(amount, 'plain', Number.isInteger(amount) ? 0 : 2);
  return <p className="listing-card-monthly">{fillText(texts.monthly, { price })}</p>;
}

function Retailer({ card }: { readonly card: CardData }) {
  const list = useListTexts();
  const { words, locale } = useWords();
  const { market } = usePlatform();
  if (!useSetting('additional_features.owner_visible')) return null;
  const { owner_name, owner_city } = card.attributes;
  const away = card.kilometres !== undefined && awayText(card.kilometres, market.distanceUnit, { list, words, locale });
  const parts = [owner_name, owner_city, away];
  return <p className="listing-card-retailer">{parts.filter(Boolean).join(' · ')}</p>;
}
