import type { ContentBlock, PriceContent } from '@showroom/contracts/entities/company-config';
import type {
  CheckoutPageContent,
  FailurePageContent,
  StepsPageContent,
  SuccessPageContent,
} from '@showroom/contracts/entities/order-online-config';

export type Clean = (html: string) => string;

/** Editors' HTML is shown as it is, wherever it was typed. */
export function cleanPrice({ accordion, popup, finance_options }: PriceContent, clean: Clean): PriceContent {
  const clear = (blocks: readonly ContentBlock[]) =>
    blocks.map((block) => (block.type === 'html' ? { ...block, html: clean(block.html) } : block));
  return {
    accordion: accordion && { ...accordion, blocks: clear(accordion.blocks) },
    popup: popup && { ...popup, blocks: clear(popup.blocks) },
    finance_options,
  };
}

export function cleanStepsPage(content: StepsPageContent, clean: Clean): StepsPageContent {
  const { empty } = content;
  return { ...content, html: clean(content.html), empty: empty && { ...empty, html: clean(empty.html) } };
}

export function cleanCheckoutPage(content: CheckoutPageContent, clean: Clean): CheckoutPageContent {
  return { ...content, terms: { ...content.terms, html: clean(content.terms.html) } };
}

export function cleanPage<P extends SuccessPageContent | FailurePageContent>(content: P, clean: Clean): P {
  return { ...content, html: clean(content.html) };
}
