/** Development credentials of the stand-ins: good for nothing outside of them. */
export const DEVELOPMENT_KEYS = {
  stripe: {
    secretKey: 'sk_test_showroom',
    publishableKey: 'pk_test_showroom',
    webhookSecret: 'whsec_showroom_development',
  },
  paypal: {
    clientId: 'paypal-client-showroom',
    clientSecret: 'paypal-secret-showroom',
    webhookId: '8PT597110X687430LKGECATA',
  },
  liqpay: { publicKey: 'sandbox_showroom', privateKey: 'sandbox_private_showroom' },
} as const;

/** Credentials of one provider. */
export type KeysOf<P extends keyof typeof DEVELOPMENT_KEYS> = Readonly<
  Record<keyof (typeof DEVELOPMENT_KEYS)[P], string>
>;
