import { APPOINTMENT_PURPOSES, deliveryAddress, LOCATION_KINDS } from '@showroom/contracts/entities/order-choices';
import {
  depositOf,
  durationOf,
  monthlyOf,
  PAYMENT_OPTION_TYPES,
  paymentOption,
} from '@showroom/contracts/entities/payment-option';
import { townLine } from '@showroom/contracts/entities/town-line';
import { fillText } from '@showroom/contracts/fill-text';
import * as z from 'zod';
import type { RecordedChoices } from '../order-online/choices/record-choices';
import { type ChoiceTexts, choiceTexts } from './choice-texts';
import type { Fact } from './email';
import { mailTexts } from './texts';

interface Language {
  readonly locale: string;
  /** Major units of the order's currency, written out. */
  readonly money: (amount: number) => string;
  readonly distanceUnit: 'km' | 'mi';
}

interface Writing extends Language {
  readonly texts: ChoiceTexts;
}

type Metadata = Readonly<Record<string, unknown>>;

/**
 * One choice as letters read it, whatever else an order keeps of it; one that reads otherwise is
 * left out.
 */
function choice<S extends z.ZodType>(
  key: keyof RecordedChoices,
  schema: S,
  write: (chosen: z.output<S>, writing: Writing) => Fact,
): (metadata: Metadata, writing: Writing) => Fact[] {
  return (metadata, writing) => {
    const read = schema.safeParse(metadata[key]);
    const fact = read.success ? write(read.data, writing) : undefined;
    return fact && fact[1] !== '' ? [fact] : [];
  };
}

const named = z.object({ name: z.string() });

const payment = choice(
  'payment_option',
  z.object({ type: z.enum(PAYMENT_OPTION_TYPES), selected: z.optional(paymentOption) }),
  ({ type, selected = {} }, { texts, money, locale, distanceUnit }) => {
    const [months, monthly, first] = [durationOf(selected), monthlyOf(selected), depositOf(selected)];
    const distance = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, numberingSystem: 'latn' }).format;
    const duration = (count: number) =>
      fillText(texts.months[new Intl.PluralRules(locale).select(count)] ?? texts.months.other, {
        count: String(count),
      });
    const isMonthly = months !== undefined && monthly !== undefined;
    return [
      texts.payment,
      listed([
        texts[type],
        isMonthly ? fillText(texts.monthly, { amount: money(monthly), months: duration(months) }) : '',
        first ? fillText(texts.first, { amount: money(first) }) : '',
        selected.monthly_mileage
          ? fillText(texts.mileage, { distance: `${distance(selected.monthly_mileage)} ${texts[distanceUnit]}` })
          : '',
        selected.residual_value ? fillText(texts.final, { amount: money(selected.residual_value) }) : '',
      ]),
    ];
  },
);

const servicePacks = choice(
  'service_packs',
  z.array(z.object({ name: z.string(), price: z.number(), period: z.enum(['once', 'month']) })),
  (packs, { texts, money, locale }) => [
    texts.packs,
    packs
      .map(({ name, price, period }) => {
        const amount = money(price);
        const value = period === 'month' ? fillText(texts.eachMonth, { amount }) : amount;
        return fillText(mailTexts(locale).fact, { label: name, value });
      })
      .join('\n'),
  ],
);

const tradeIn = choice(
  'trade_in',
  z.object({ brand: named, model: named, estimate: z.nullable(z.object({ value: z.number() })) }),
  ({ brand, model, estimate }, { texts, money }) => [
    texts.tradeIn,
    listed([
      `${brand.name} ${model.name}`,
      estimate ? fillText(texts.estimate, { amount: money(estimate.value) }) : '',
    ]),
  ],
);

const location = choice(
  'location',
  z.object({
    kind: z.enum(LOCATION_KINDS),
    name: z.string(),
    address: z.string(),
    postcode: z.string(),
    city: z.string(),
    fee: z.number(),
    delivery_address: z.optional(deliveryAddress),
  }),
  ({ kind, delivery_address: house, ...place }, { texts, money }) => [
    kind === 'delivery' ? texts.delivery : texts.location,
    listed([
      ...(house ? [house.street, house.extra] : [kind === 'delivery' ? '' : place.name, place.address]),
      townLine(house?.postcode ?? place.postcode, house?.city ?? place.city),
      place.fee > 0 ? fillText(texts.bringing, { amount: money(place.fee) }) : '',
    ]),
  ],
);

const appointment = choice(
  'appointment',
  z.object({
    purpose: z.enum(APPOINTMENT_PURPOSES),
    starts_at: z.string(),
    time_zone: z.string(),
    retailer: z.string(),
  }),
  ({ purpose, starts_at, time_zone, retailer }, { texts, locale }) => [
    texts[purpose],
    listed([timeOf(starts_at, time_zone, locale), retailer]),
  ],
);

/** What was chosen on the way to an order, as its letters list it. */
export function choiceFacts(metadata: Metadata, language: Language): Fact[] {
  const writing = { ...language, texts: choiceTexts(language.locale) };
  return [payment, servicePacks, tradeIn, location, appointment].flatMap((facts) => facts(metadata, writing));
}

function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

const FULL = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** By the clock of who is met, with the day of the week and the name of the zone. */
function timeOf(startsAt: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...FULL, timeZone }).format(new Date(startsAt));
}
