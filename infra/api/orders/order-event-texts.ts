import { join } from 'node:path';
import type { OrderEventName } from '@showroom/contracts/entities/order';
import { loadMessages } from '../../messages';

const messagesFor = loadMessages<Readonly<Record<OrderEventName, string>>>(join(import.meta.dirname, 'messages'));

/** What happened in the words of a language; English where there are none. */
export function orderEventText(what: OrderEventName, locale: string): string {
  return messagesFor(locale)[what];
}
