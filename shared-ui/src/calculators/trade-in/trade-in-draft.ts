import {
  TRADE_IN_CONDITIONS,
  type TradeIn,
  type TradeInCondition,
  type TradeInOptions,
  tradeIn,
} from '@showroom/contracts/entities/trade-in';
import { parseAmount } from '../amount-text';

/** The fields with a list to choose from. */
export const CHOICES = ['brand', 'model', 'bodyType', 'fuelType'] as const;
/** A field with a list to choose from. */
export type Choice = (typeof CHOICES)[number];
/** Every field in the order of the form, but the condition. */
export const FIELDS = [...CHOICES, 'mileage', 'registered', 'registration'] as const;
/** Any field but the condition. */
export type Field = (typeof FIELDS)[number];

/** What somebody has filled in so far: chosen values and written texts. */
export type TradeInDraft = Readonly<Record<Field, string>> & { readonly condition: TradeInCondition };

/** What the form starts with. */
export const EMPTY_DRAFT: TradeInDraft = {
  brand: '',
  model: '',
  bodyType: '',
  fuelType: '',
  mileage: '',
  registered: '',
  registration: '',
  condition: 'good',
};

/** Whether a text names a condition that a valuation knows. */
export function isCondition(value: string): value is TradeInCondition {
  return TRADE_IN_CONDITIONS.some((known) => known === value);
}

type Options = TradeInOptions['attributes'];
type Option = Options['brands'][number];

/** What each list offers; models are those of the chosen make. */
export function optionsOf({ brands, models, bodyTypes, fuelTypes }: Options, brand: string): Record<Choice, Option[]> {
  return {
    brand: brands,
    model: models.filter((model) => model.brand === brand),
    bodyType: bodyTypes,
    fuelType: fuelTypes,
  };
}

/** Another make has other models. */
export function withField(draft: TradeInDraft, field: Field, value: string): TradeInDraft {
  const next = { ...draft, [field]: value };
  return field === 'brand' && value !== draft.brand ? { ...next, model: '' } : next;
}

const { shape } = tradeIn;

type Problem = 'missing' | 'notANumber' | 'future';
/** What is wrong, by field; a field that is right has no entry. */
export type Problems = Readonly<Partial<Record<Field, Problem>>>;

/** What keeps a draft from being sent; a registration number may be left out. */
export function problemsOf(draft: TradeInDraft, today: string): Problems {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field of FIELDS) {
    if (field !== 'registration' && draft[field].trim() === '') problems[field] = 'missing';
  }
  if (!problems.mileage && !shape.mileage.safeParse(mileageOf(draft)).success) problems.mileage = 'notANumber';
  // Browsers let people type years of five digits, which are no dates of ours.
  const isDate = shape.registrationDate.safeParse({ date: draft.registered }).success;
  if (!problems.registered && (!isDate || draft.registered > today)) problems.registered = 'future';
  return problems;
}

function mileageOf({ mileage }: TradeInDraft): number {
  return Math.round(parseAmount(mileage) ?? Number.NaN);
}

/** The car as the valuation asks for it; undefined while the draft has problems. */
export function tradeInOf(draft: TradeInDraft, options: Options): TradeIn | undefined {
  const offered = optionsOf(options, draft.brand);
  const named = (choice: Choice) => offered[choice].find(({ value }) => value === draft[choice]);
  const parsed = tradeIn.safeParse({
    brand: named('brand'),
    model: named('model'),
    bodyType: named('bodyType'),
    fuelType: named('fuelType'),
    mileage: mileageOf(draft),
    registrationDate: { date: draft.registered },
    registration: draft.registration,
  });
  return parsed.success ? parsed.data : undefined;
}
