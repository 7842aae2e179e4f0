import type { FailurePageContent } from '@showroom/contracts/entities/order-online-config';
import { useMessages } from '@showroom/shared-ui/messages';
import journeyMessages from '../messages/journey/en.json';
import failurePageMessages from './messages/en.json';

/** The page of a market that has not configured it. */
export function useBuiltInFailure(kind: 'confirmation' | 'reservation'): FailurePageContent {
  const texts = useMessages(failurePageMessages);
  const { tryAgain, toStock } = useMessages(journeyMessages);
  return {
    title: texts[`${kind}Title`],
    html: `<p>${texts[kind]}</p>`,
    buttons: [
      { action: 'retry', label: tryAgain, kind: 'primary' },
      { action: 'stock', label: toStock, kind: 'secondary' },
    ],
  };
}
