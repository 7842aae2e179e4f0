/** An offer of the market's list, whose fields nobody has agreed on. */
export type ListedOffer = Readonly<Record<string, unknown>>;

/** What a visitor can choose. */
export interface OfferChoice {
  readonly value: string;
  readonly label: string;
}

/** Brands that a block names, and how offers call their models. */
const BRANDS = {
  defender: ['defender'],
  discovery: ['discovery'],
  range_rover: ['rangerover'],
  jaguar: ['jaguar', 'pace', 'ftype'],
} as const;
/** What a block says whom it is for. */
const AUDIENCES = ['new_cars', 'approved', 'owners', 'branded_goods'] as const;

type Brand = keyof typeof BRANDS;
type Flag = Brand | (typeof AUDIENCES)[number];
type Flags = Readonly<Record<Flag, boolean>>;

const isBrand = (name: string): name is Brand => Object.hasOwn(BRANDS, name);
const BRAND_NAMES: readonly Brand[] = Object.keys(BRANDS).filter(isBrand);

/** The flags that are set, as the CRM gets them. */
export function flagsOf(content: Flags): readonly Flag[] {
  return [...AUDIENCES, ...BRAND_NAMES].filter((name) => content[name]);
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const folded = (value: unknown) =>
  text(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/**
 * The offers that category and brands leave: an offer that says neither is for everybody, and so is
 * a block that names none.
 */
export function offeredChoices(offers: readonly ListedOffer[], category: string, flags: Flags): readonly OfferChoice[] {
  const wanted = BRAND_NAMES.filter((name) => flags[name]).flatMap((name) => BRANDS[name]);
  const isOfBrand = (offer: ListedOffer) => {
    const models = folded(offer['brand']) + folded(offer['car_model_key']);
    return wanted.length === 0 || models === '' || wanted.some((name) => models.includes(name));
  };
  const isOfCategory = (offer: ListedOffer) =>
    folded(category) === '' || folded(offer['category']) === '' || folded(offer['category']) === folded(category);
  const choices = offers.filter((offer) => isOfBrand(offer) && isOfCategory(offer)).flatMap(choiceOf);
  return choices.filter(({ value }, index) => choices.findIndex((one) => one.value === value) === index);
}

const LONGEST = 200;

function choiceOf(offer: ListedOffer): OfferChoice[] {
  const label = text(offer['title']) || text(offer['name']) || text(offer['car_model_key']);
  const value = String(offer['id'] ?? '') || label;
  return label === '' || value.length > LONGEST ? [] : [{ value, label }];
}
