import type { VehicleState, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { PluralForms } from '@showroom/shared-ui/format-count';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import {
  titleMessagesFor,
  translated,
  type VehicleMessages,
  vehicleMessagesFor,
} from '@showroom/shared-ui/vehicle-messages';
import type { LocaleSource } from '../language/language';
import specificationMessages from './messages/en.json';

declare module '../language/language' {
  interface Language {
    /** Markets store their own texts by paths that begin with this name. */
    readonly words?: SpecificationMessages;
  }
}

/** The texts of one language that a specification is written with. */
export interface SpecificationMessages extends VehicleMessages {
  readonly states: Readonly<Record<VehicleState, string>>;
  readonly statuses: Readonly<Record<VehicleStatus, string>>;
  /** `n` stands for the number. */
  readonly seats: PluralForms;
}

/**
 * The texts of a locale's language, English where there are none; a market may count seats in its
 * own.
 */
export function messagesOf({ locale, settings }: LocaleSource): SpecificationMessages {
  const messages = specificationMessagesFor(locale);
  return { ...messages, seats: seatForms(settings.get('stock_locator.seats_translations'), messages.seats) };
}

/** The texts of a locale's language, as no market says otherwise. */
export function specificationMessagesFor(locale: string): SpecificationMessages {
  const { statuses, seats, values } = messagesFor(specificationMessages, locale);
  const vehicle = vehicleMessagesFor(locale);
  const { states } = titleMessagesFor(locale);
  return { ...vehicle, states, statuses, seats, values: { ...vehicle.values, ...translated(values) } };
}

/**
 * A market's own texts for seats: one for 1, one for any other number. Without them the language's
 * own forms stand.
 */
export function seatForms(own: Settings['stock_locator.seats_translations'], forms: PluralForms): PluralForms {
  if (!own) return forms;
  const other = `n ${own.plural}`;
  return { zero: other, one: `n ${own.singular}`, two: other, few: other, many: other, other };
}
