import type { JourneyMode } from '@showroom/contracts/entities/journeys';
import type {
  CheckoutPageContent,
  FailurePageContent,
  OrderOnlineConfigType,
  OrderOnlineContent,
  StepsPageContent,
  StepType,
  SuccessPageContent,
} from '@showroom/contracts/entities/order-online-config';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { PROFILES } from '../markets';
import { type Language, languageOf } from './language';
import { ORDER_ONLINE_MESSAGES, type OrderOnlineMessages } from './order-online-messages';

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const button = (action: 'retry' | 'stock' | 'home', label: string, kind: 'primary' | 'secondary') => ({
  action,
  label,
  kind,
});

/** The way to pay is asked everywhere; nothing else keeps anybody from reserving. */
const STEPS: readonly StepType[] = ['payment_option', 'trade_in', 'service_pack', 'location', 'appointment'];

interface Page {
  readonly words: OrderOnlineMessages;
  readonly code: MarketCode;
  readonly mode: JourneyMode;
}

function orderOnline({ code }: Page): OrderOnlineContent {
  return { prices: { reservation_fee: PROFILES[code].reservationFee, include_tax: true }, texts: {} };
}

function stepsPage({ words, mode }: Page): StepsPageContent {
  return {
    title: words.stepsTitle,
    html: paragraphs(mode === 'configurator' ? words.configuredIntro : words.stepsIntro),
    steps: STEPS.map((type) => ({ type, title: words.steps[type], required: type === 'payment_option' })),
    empty: {
      title: words.emptyTitle,
      html: paragraphs(words.empty),
      buttons: [button('stock', words.stock, 'primary'), button('home', words.home, 'secondary')],
    },
  };
}

function checkoutPage({ words, code, mode }: Page): CheckoutPageContent {
  const { hold, built, fee, refund, data } = words.terms;
  const isFree = PROFILES[code].reservationFee === 0;
  const isBuilt = mode === 'configurator';
  return {
    title: words.checkoutTitle,
    terms: {
      title: words.termsTitle,
      html: paragraphs(isBuilt ? built : hold, ...(isFree ? [] : [fee, refund]), data),
      label: words.termsLabel,
    },
    authentication: code === 'au',
    // What is still to be built is paid once the factory has taken the order.
    capture_on_hold: isBuilt && !isFree,
    // Nothing is paid there: the link says that the order is meant.
    confirmation_by_link: isBuilt && isFree,
    vendors: MARKETS[code].paymentVendors.map((type) => ({ type })),
  };
}

function successPage({ words, mode }: Page): SuccessPageContent {
  const what = mode === 'configurator' ? words.successBuilt : words.success;
  return { title: words.successTitle, html: paragraphs(what), next_steps: [...words.next] };
}

function confirmationErrorPage({ words }: Page): FailurePageContent {
  return {
    title: words.unconfirmedTitle,
    html: paragraphs(words.unconfirmed),
    buttons: [button('stock', words.stock, 'primary'), button('home', words.home, 'secondary')],
  };
}

function reservationFailurePage({ words }: Page): FailurePageContent {
  return {
    title: words.failedTitle,
    html: paragraphs(words.failed),
    buttons: [button('retry', words.retry, 'primary'), button('stock', words.stock, 'secondary')],
  };
}

const PAGES: Readonly<Record<OrderOnlineConfigType, (page: Page) => unknown>> = {
  order_online: orderOnline,
  order_online_steps_page: stepsPage,
  order_online_checkout_page: checkoutPage,
  order_online_success_page: successPage,
  order_online_confirmation_error_page: confirmationErrorPage,
  order_online_reservation_failure_page: reservationFailurePage,
};

const MODES = [
  ['standard', ''],
  ['configurator', 'config_'],
] as const;

/**
 * What the pages of a market's orders are configured with, in its languages and for both journeys.
 */
export function orderOnlineConfigOf(code: MarketCode): Readonly<Record<string, unknown>> {
  const market: Market = MARKETS[code];
  const languages: readonly Language[] = [...new Set(market.locales.map(languageOf))];
  const contents = MODES.flatMap(([mode, prefix]) =>
    Object.entries(PAGES).map(([type, contentOf]) => [
      `company_config.${prefix}${type}`,
      Object.fromEntries(
        languages.map((language) => [language, contentOf({ words: ORDER_ONLINE_MESSAGES[language], code, mode })]),
      ),
    ]),
  );
  return Object.fromEntries(contents);
}
