/** Development credentials of the stand-in: good for nothing outside of it. */
export const PAYPAL_DEVELOPMENT = {
  clientId: 'paypal-client-showroom',
  clientSecret: 'paypal-secret-showroom',
  webhookId: '8PT597110X687430LKGECATA',
} as const;
