import type { FailurePageContent } from '@showroom/contracts/entities/order-online-config';
import { useTexts } from '@showroom/shared-ui/texts';
import { JOURNEY_TEXTS } from '../texts';
import { FAILURE_PAGE_TEXTS } from './texts';

/** The page of a market that has not configured it. */
export function useBuiltInFailure(kind: 'confirmation' | 'reservation'): FailurePageContent {
  const texts = useTexts(FAILURE_PAGE_TEXTS);
  const { tryAgain, toStock } = useTexts(JOURNEY_TEXTS);
  return {
    title: texts[`${kind}Title`],
    html: `<p>${texts[kind]}</p>`,
    buttons: [
      { action: 'retry', label: tryAgain, kind: 'primary' },
      { action: 'stock', label: toStock, kind: 'secondary' },
    ],
  };
}
