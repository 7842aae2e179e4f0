import { join } from 'node:path';
import { loadMessages } from '../../messages';
import type choiceMessages from './messages/choices/en.json';

/** How e-mails of one language name what was chosen. */
export type ChoiceTexts = Omit<typeof choiceMessages, 'months'> & {
  readonly months: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
};

export const choiceTexts = loadMessages<ChoiceTexts>(join(import.meta.dirname, 'messages/choices'));
