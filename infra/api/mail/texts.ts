import { join } from 'node:path';
import { loadMessages } from '../../messages';
import type emailMessages from './messages/emails/en.json';

/** What the e-mails of one language say. */
export type MailTexts = typeof emailMessages;

export const mailTexts = loadMessages<MailTexts>(join(import.meta.dirname, 'messages/emails'));

/** What a caller said about the language, when it is one: whatever else would end the sending. */
export function mailLocale(locale: string): string {
  return /^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?$/.test(locale) ? locale : 'en';
}
