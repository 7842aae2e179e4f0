import type { CompanyConfigs, ContentBlock, PriceContent } from '@showroom/contracts/entities/company-config';
import type { FinancingOption, PriceEntry, Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Values } from '@showroom/contracts/formula/formula';
import { type OwnCalculator, ownCalculator, vehicleValues } from '../own-calculator/own-calculator';

/** Ways to pay as the configuration names them. */
const PRICE_CONTENTS = {
  cash: 'purchase',
  lease: 'lease',
  subscription: 'subscribe',
} as const satisfies Partial<Record<keyof CompanyConfigs, FinancingOption>>;
type PriceContentKey = keyof typeof PRICE_CONTENTS;

const VALID = {
  html: (block) => block.type === 'html' && block.html.trim() !== '',
  calculator: (block) => block.type === 'calculator' && isFilled(block.config.fields) && isFilled(block.config.groups),
  finance_options_table: () => true,
  form: (block) => block.type === 'form' && Boolean(block.form_id),
} as const satisfies Record<ContentBlock['type'], (block: ContentBlock) => boolean>;

function isFilled(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

export function isValidBlock(block: ContentBlock): boolean {
  return VALID[block.type](block);
}

/**
 * Lease content needs a lease price that visitors see; cash and subscription need an entry of
 * theirs.
 */
function hasPrice(prices: readonly PriceEntry[], key: PriceContentKey): boolean {
  const option = PRICE_CONTENTS[key];
  return prices.some(({ type, hidden_from_visitors }) => type === option && !(key === 'lease' && hidden_from_visitors));
}

/** Rows of the finance options table that say what they are. */
export function financeOptions({ finance_options }: PriceContent): PriceContent['finance_options'] {
  return finance_options.filter(({ label }) => label.trim() !== '');
}

/** A block with what its market's own calculator computes for the vehicle. */
export type ShownBlock =
  | Exclude<ContentBlock, { readonly type: 'calculator' }>
  | { readonly type: 'calculator'; readonly calculator: OwnCalculator };

export interface ShownContent {
  readonly key: PriceContentKey;
  readonly title: string;
  readonly blocks: readonly ShownBlock[];
  readonly options: PriceContent['finance_options'];
}

export interface ShownPopup extends ShownContent {
  readonly label: string;
}

function isKey(key: string): key is PriceContentKey {
  return Object.hasOwn(PRICE_CONTENTS, key);
}
const KEYS: readonly PriceContentKey[] = Object.keys(PRICE_CONTENTS).filter(isKey);

type Part = NonNullable<PriceContent['accordion']>;
type Priced = Pick<Vehicle['attributes'], 'prices' | 'mileage' | 'production_year'>;

function shown<P extends Part>(
  configs: CompanyConfigs,
  vehicle: Priced,
  partOf: (content: PriceContent) => P | null,
): (Omit<P, 'blocks'> & Omit<ShownContent, 'title'>)[] {
  const values = vehicleValues(vehicle);
  return KEYS.flatMap((key) => {
    const content = configs[key];
    const part = content && partOf(content);
    if (!part || !hasPrice(vehicle.prices, key)) return [];
    const blocks = part.blocks.filter(isValidBlock).flatMap((block) => shownBlock(block, values) ?? []);
    return blocks.length > 0 ? [{ ...part, key, blocks, options: financeOptions(content) }] : [];
  });
}

function shownBlock(block: ContentBlock, values: Values): ShownBlock | undefined {
  if (block.type !== 'calculator') return block;
  const calculator = ownCalculator(block.config, values);
  return calculator && { type: 'calculator', calculator };
}

/** Accordions that have something to say about a price that the vehicle has. */
export function shownAccordions(configs: CompanyConfigs, vehicle: Priced): readonly ShownContent[] {
  return shown(configs, vehicle, ({ accordion }) => accordion);
}

/** Popups by the same rules. */
export function shownPopups(configs: CompanyConfigs, vehicle: Priced): readonly ShownPopup[] {
  return shown(configs, vehicle, ({ popup }) => popup);
}
