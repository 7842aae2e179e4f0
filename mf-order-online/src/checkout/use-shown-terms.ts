import { RESERVATION_TERMS, type ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import { useTexts } from '@showroom/shared-ui/texts';
import type { CheckoutTerms } from './checkout-settings';
import { CHECKOUT_TEXTS } from './texts';

/** The terms as shown: the market's own, else the built-in ones. */
export function useShownTerms({ title, html, label }: CheckoutTerms, isBuilt: boolean): ShownTerms {
  const texts = useTexts(CHECKOUT_TEXTS);
  return {
    box: RESERVATION_TERMS,
    title: title || texts.termsTitle,
    html: html || `<p>${isBuilt ? texts.termsTextBuilt : texts.termsText}</p>`,
    label: label || texts.terms,
  };
}
