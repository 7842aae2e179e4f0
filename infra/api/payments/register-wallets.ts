import { createPaypalOrder, liqpayCheckoutData } from '@showroom/contracts/calls/wallet-payments';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { ApiConfig } from '../../api-config';
import type { Api, Caller } from '../kernel/api';
import { implement } from '../kernel/implement';
import { liqpayCheckout } from './liqpay-checkout-data';
import { paypalOrder } from './paypal-create-order';
import type { Providers } from './providers/providers';
import type { BuyOnline } from './services';

interface Wallets {
  readonly config: ApiConfig;
  readonly services: BuyOnline;
  readonly providers: Pick<Providers, 'liqpay'>;
  readonly ownerOf: (caller: Caller) => string;
  readonly now: () => Date;
}

/** Paying by PayPal and by LiqPay. */
export function registerWallets(api: Api, { config, services, providers, ownerOf, now }: Wallets): void {
  implement(api, createPaypalOrder, ({ body, caller }) => paypalOrder(services, ownerOf(caller), body));
  implement(api, liqpayCheckoutData, ({ query, caller }) => {
    const { liqpay } = providers;
    if (!liqpay) throw new ShowroomError('payment.failed', { status: 503 });
    const callbackUrl = config.LIQPAY_CALLBACK_URL ?? `http://127.0.0.1:${config.API_PORT}/webhooks/liqpay`;
    const shop = { liqpay, callbackUrl, siteOrigin: config.SITE_ORIGIN, now: now() };
    return liqpayCheckout(services, shop, ownerOf(caller), query);
  });
}
