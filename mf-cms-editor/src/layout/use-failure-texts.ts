import { ERROR_TEXTS, type ErrorCode } from '@showroom/contracts/errors/catalogue';
import { useMessages } from '@showroom/shared-ui/messages';
import messages from './messages/failures/en.json';

/** What is told of a failure, by its code, and of one that has no code. */
export type FailureTexts = Readonly<Record<ErrorCode | 'nothing_changed', string>>;

/** Failures that the editor meets; the catalogue has the English texts of all others. */
export function useFailureTexts(): FailureTexts {
  return { ...ERROR_TEXTS, ...useMessages(messages) };
}
