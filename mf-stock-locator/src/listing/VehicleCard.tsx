import { withBasePath } from '@showroom/contracts/base-path';
import { fromWidth } from '@showroom/contracts/breakpoints';
import type { PriceDrop } from '@showroom/contracts/entities/price-drop';
import { stateName } from '@showroom/contracts/entities/state-names';
import type { VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { titleOf } from '@showroom/contracts/entities/vehicle-title';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import type { PicturePriority } from '@showroom/shared-ui/picture';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useLanguage, useTextsOf } from '../language/use-language';
import { PriceLines } from '../prices/PriceLines';
import { awayText } from '../search-place/away-text';
import { type AttributeKey, attributeText, type CardAttributes } from '../specification/attributes';
import { cardParts } from '../specification/card-parts';
import { SpecificationIcons } from '../specification/SpecificationIcons';
import { CompareCard, SaveCard } from './CardActions';
import type { CardData } from './list-data';
import { STATUS_KINDS } from './status-kinds';
import './VehicleCard.css';

export interface VehicleCardProps {
  readonly card: CardData;
  readonly priority?: PicturePriority;
  readonly sizes?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  /** Whether it can be saved and compared; only where code runs in the browser. */
  readonly savable?: boolean | undefined;
  readonly onOpen?: ((card: CardData) => void) | undefined;
}

/** Statuses that every card shows, for such a vehicle cannot be had. */
const TAKEN: readonly VehicleStatus[] = ['reserved', 'sold'];
const SIZES = `${fromWidth('2xl')} 24vw, ${fromWidth('s')} 45vw, 92vw`;

/** One vehicle of a list; all of it leads to the vehicle's page. */
export function VehicleCard(props: VehicleCardProps) {
  const { card, priority, sizes = SIZES, level = 3, savable = false, onOpen } = props;
  const words = useTextsOf('words');
  const texts = useTextsOf('list');
  const { attributes, driveAway } = card;
  const parts = cardParts(
    useSetting('stock_locator.card_attributes'),
    useSetting('stock_locator.card_attribute_icons'),
  );
  const title = titleOf(attributes, words, parts.shown);
  const name = `${title.name} ${title.version}`;
  const Title = `h${level}` as const;
  const { prices_type: taxNotice, status } = attributes;
  const hasBadge = status !== 'stock' && (parts.shown.includes('status') || TAKEN.includes(status));
  return (
    <article className="listing-card">
      <div className="listing-card-picture">
        {attributes.cover && <VehiclePhoto photo={attributes.cover} alt="" sizes={sizes} priority={priority} />}
        {attributes.second_view && <img src={withBasePath(attributes.second_view)} alt="" loading="lazy" />}
        {hasBadge && (
          <Badge kind={STATUS_KINDS[status]} className="listing-card-status">
            {words.statuses[status]}
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
            {title.opening && <span className="listing-card-opening">{`${title.opening} `}</span>}
            <span className="listing-card-name">{`${title.name} `}</span>
            {title.look && <VisuallyHidden>{`${title.look} `}</VisuallyHidden>}
            <span className="listing-card-version">{title.version}</span>
          </SiteLink>
        </Title>
        <div>
          <AttributeLine keys={parts.line} attributes={attributes} className="listing-card-line" />
          <AttributeLine keys={parts.details} attributes={attributes} className="listing-card-details" />
        </div>
        <SpecificationIcons icons={parts.icons} vehicle={attributes} className="listing-card-icons" />
        <div className="listing-card-prices">
          <PriceLines
            prices={attributes.prices}
            texts={texts}
            taxNotice={taxNotice && (words.values[taxNotice] ?? taxNotice)}
            driveAway={
              driveAway && {
                amount: driveAway.amount,
                label: fillText(texts.driveAwayIn, { state: stateName(driveAway.state) }),
              }
            }
          />
          {attributes.price_drop && !driveAway && <PriceDropLine drop={attributes.price_drop} />}
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

interface AttributeLineProps {
  readonly keys: readonly AttributeKey[];
  readonly attributes: CardAttributes;
  readonly className: string;
}

/** Attributes as texts; the status of what is not in stock is on its badge. */
function AttributeLine({ keys, attributes, className }: AttributeLineProps) {
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const texts = useTextsOf('list');
  const shown = keys.map((key) => {
    const text = attributeText(key, attributes, words, locale);
    if (!text || (key === 'status' && attributes.status !== 'stock')) return '';
    if (key === 'vin') return fillText(texts.vin, { vin: text });
    return key === 'colorInterior' ? fillText(texts.interior, { color: text }) : text;
  });
  const line = shown.filter(Boolean).join(' · ');
  return line && <p className={className}>{line}</p>;
}

/** A reduction is shown against the lowest price of the thirty days before it, and no other. */
function PriceDropLine({ drop }: { readonly drop: PriceDrop }) {
  const texts = useTextsOf('list');
  const write = usePriceFormat();
  return (
    <p className="listing-card-drop">
      <strong>{fillText(texts.reduced, { percent: drop.percent })}</strong>{' '}
      <span>{fillText(texts.before, { price: write(drop.before_raw) })}</span>
    </p>
  );
}

/**
 * To the cent, as the vehicle's page calculates it: rounded, a card could say what the budget has
 * and not be found by it.
 */
function MonthlyLine({ amount }: { readonly amount: number }) {
  const texts = useTextsOf('list');
  const write = usePriceFormat();
  const price = write(amount, 'plain', Number.isInteger(amount) ? 0 : 2);
  return <p className="listing-card-monthly">{fillText(texts.monthly, { price })}</p>;
}

function Retailer({ card }: { readonly card: CardData }) {
  const list = useTextsOf('list');
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const { market } = usePlatform();
  if (!useSetting('additional_features.owner_visible')) return null;
  const { owner_name, owner_city } = card.attributes;
  const away = card.kilometres !== undefined && awayText(card.kilometres, market.distanceUnit, { list, words, locale });
  const parts = [owner_name, owner_city, away];
  return <p className="listing-card-retailer">{parts.filter(Boolean).join(' · ')}</p>;
}
