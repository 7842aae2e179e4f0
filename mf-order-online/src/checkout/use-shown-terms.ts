import { RESERVATION_TERMS, type ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import { useTexts } from '@showroom/shared-ui/texts';
import type { CheckoutTerms } from './checkout-settings';
import { CHECKOUT_TEXTS } from './texts';

/**
 * The terms as the visitor reads them: the market's own, and the built-in ones where it wrote none.
 */
export function useShownTerms({ title, html, label }: CheckoutTerms, isBuilt: boolean): ShownTerms {
  const texts = useTexts(CHECKOUT_TEXTS);
  return {
    box: RESERVATION_TERMS,
    title: title || texts.termsTitle,
    html: html || `<p>${isBuilt ? texts.termsTextBuilt : texts.termsText}</p>`,
    label: label || texts.terms,
  };
}
