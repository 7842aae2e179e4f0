import { RESERVATION_TERMS, type ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import { useMessages } from '@showroom/shared-ui/messages';
import type { CheckoutTerms } from './checkout-settings';
import checkoutMessages from './messages/en.json';

/** The terms as shown: the market's own, else the built-in ones. */
export function useShownTerms({ title, html, label }: CheckoutTerms, isBuilt: boolean): ShownTerms {
  const texts = useMessages(checkoutMessages);
  return {
    box: RESERVATION_TERMS,
    title: title || texts.termsTitle,
    html: html || `<p>${isBuilt ? texts.termsTextBuilt : texts.termsText}</p>`,
    label: label || texts.terms,
  };
}
