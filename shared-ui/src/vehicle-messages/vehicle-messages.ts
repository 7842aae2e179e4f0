import titleMessages from '@showroom/contracts/entities/messages/en.json';
import type { TitleMessages } from '@showroom/contracts/entities/vehicle-title';
import { messagesFor } from '../texts/messages-for';
import feedMessages from './messages/en.json';

/** What feeds say of a vehicle, in one language. */
export interface VehicleMessages {
  readonly units: typeof feedMessages.units;
  /** Stands between the items of a list. */
  readonly comma: string;
  /** Values of feeds that have a translation; others are shown as they are. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a vehicle's title says in a locale's language. */
export function titleMessagesFor(locale: string): TitleMessages {
  return messagesFor(titleMessages, locale);
}

/** The vehicle's words of a locale's language: stock and reservation write a vehicle alike. */
export function vehicleMessagesFor(locale: string): VehicleMessages {
  const { units, comma, values } = messagesFor(feedMessages, locale);
  return { units, comma, values: { ...translated(titleMessagesFor(locale).values), ...translated(values) } };
}

/** Without the values that read like their translation, so that no page carries them. */
export function translated(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([value, text]) => text !== value));
}
