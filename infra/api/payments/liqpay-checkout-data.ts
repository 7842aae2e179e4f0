import type { CallOutput } from '@showroom/contracts/calls/call';
import type { liqpayCheckoutData } from '@showroom/contracts/calls/wallet-payments';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import type { Output } from '@showroom/contracts/schema/schema';
import { Refusal } from '../kernel/refusal';
import { isSiteOrigin } from '../kernel/site-origin';
import { checkWholeAmounts } from '../kernel/whole-amounts';
import { openPayment } from './open-payment';
import { signCheckout } from './providers/liqpay-checkout';
import type { Liqpay } from './providers/liqpay-client';
import type { BuyOnline } from './services';

type Query = Output<(typeof liqpayCheckoutData)['query']>;

/**
 * As long as a hold and what a visitor in front of the bank's page gets after it; asking again
 * renews it.
 */
const PAYABLE_FOR = 20 * 60_000;

interface Shop {
  readonly liqpay: Liqpay;
  readonly callbackUrl: string;
  readonly siteOrigin: string;
  readonly now: Date;
}

/** What a form posts to LiqPay's checkout; the amount in it is the order's own. */
export async function liqpayCheckout(
  services: BuyOnline,
  { liqpay, callbackUrl, siteOrigin, now }: Shop,
  owner: string,
  query: Query,
): Promise<CallOutput<typeof liqpayCheckoutData>> {
  const { company_uuid, vehicle_id, config_url, description, language, paytypes, result_url: resultUrl } = query;
  checkWholeAmounts({ amount: query.amount }, query.currency);
  if (resultUrl !== undefined && !isSiteOrigin(new URL(resultUrl).origin, siteOrigin)) {
    throw new Refusal(422, 'The way back leads to another site.', [
      { path: 'result_url', message: 'is not an address of this site' },
    ]);
  }
  const { attempt, reference } = await openPayment(services, owner, {
    vendor: 'LIQPAY',
    vehicleId: vehicle_id,
    configUrl: config_url,
    companyUuid: company_uuid,
    amount: query.amount,
    currency: query.currency,
    captureMethod: query.capture_method,
  });
  const { id, amount, currency } = attempt;
  const payableUntil = new Date(now.getTime() + PAYABLE_FOR);
  const texts = { description, language, paytypes, resultUrl };
  const signed = signCheckout(liqpay, { reference, amount, currency, ...texts, callbackUrl, payableUntil });
  const checkout_url = await checkoutUrl(services, company_uuid);
  return { data: { id, type: 'liqpay_checkout', attributes: { ...signed, liqpay_order_id: reference, checkout_url } } };
}

/** The address that the market's pages may send forms to. */
async function checkoutUrl({ settingsOf }: BuyOnline, companyUuid: string): Promise<string> {
  const market = Object.values<Market>(MARKETS).find((one) => one.companyUuid === companyUuid) ?? MARKETS.international;
  return (await settingsOf(market.code))['payment.liqpay_checkout_url'];
}
