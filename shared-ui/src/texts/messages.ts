import { usePageLocale } from '@showroom/shared-ui/platform';
import { type Languages, messagesFor } from './messages-for';

/** Messages in the page's language, English where there are none of it. */
export function useMessages<T extends object>(messages: T & Languages<T>): T {
  return messagesFor(messages, usePageLocale().locale);
}
