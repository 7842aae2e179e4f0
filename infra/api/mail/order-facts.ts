import { stateName } from '@showroom/contracts/entities/state-names';
import { orderedTitle } from '@showroom/contracts/entities/vehicle-title';
import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS, marketOfListing } from '@showroom/contracts/markets';
import { titleMessagesFor } from '../../contract-messages';
import { toMajor } from '../../database/money';
import type { OrderRow } from '../../database/schema/buy-online';
import { choiceFacts } from './choice-facts';
import type { Fact } from './email';
import { type MailTexts, mailLocale } from './texts';

/** Writes an amount in major units as the market's pages do. */
export type FormatAmount = (amount: number) => string;

function priceName({ metadata }: OrderRow, { price, driveAwayPrice }: MailTexts): string {
  const { drive_away_state: state } = metadata;
  return typeof state === 'string' ? fillText(driveAwayPrice, { state: stateName(state) }) : price;
}

/** What a reservation is about, in the language of the order. */
export function orderFacts(order: OrderRow, texts: MailTexts, writeAmount: FormatAmount): Fact[] {
  const { number, subject, amount } = order;
  const { vehicle } = subject;
  return [
    [texts.orderNumber, number],
    [texts.placed, momentOf(order, order.created_at)],
    [texts.vehicle, orderedTitle(vehicle, titleMessagesFor(order.locale))],
    ...(vehicle.vin === null ? [] : [[texts.vin, vehicle.vin] as const]),
    ...(vehicle.price === null ? [] : [[priceName(order, texts), money(order, writeAmount, vehicle.price)] as const]),
    [texts.fee, amount === 0 ? texts.free : money(order, writeAmount, amount)],
    ...choiceFacts(order.metadata, {
      locale: mailLocale(order.locale),
      money: writeAmount,
      distanceUnit: (marketOfListing(order.listing) ?? MARKETS.international).distanceUnit,
    }),
  ];
}

/** Minor units. */
export function money({ currency }: OrderRow, writeAmount: FormatAmount, minor: number): string {
  return writeAmount(toMajor(minor, currency));
}

/**
 * By the clock of the market, whose retailer has the vehicle; with the zone's name for readers
 * elsewhere.
 */
export function momentOf({ locale, listing }: OrderRow, at: string): string {
  const { timeZone } = marketOfListing(listing) ?? MARKETS.international;
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(mailLocale(locale), { ...day, ...time }).format(new Date(at));
}
