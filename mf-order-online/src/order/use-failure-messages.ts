import { ERROR_TEXTS, type ErrorCode } from '@showroom/contracts/errors/catalogue';
import { useMessages } from '@showroom/shared-ui/messages';
import failureMessages from './messages/failures/en.json';

/** Failures of the journey by code; the catalogue has the English ones of all others. */
export function useFailureMessages(): Readonly<Record<ErrorCode, string>> {
  return { ...ERROR_TEXTS, ...useMessages(failureMessages) };
}
