/** Development credentials of the stand-in: good for nothing outside of it. */
export const DEVELOPMENT_KEYS = {
  secretKey: 'sk_test_showroom',
  publishableKey: 'pk_test_showroom',
  webhookSecret: 'whsec_showroom_development',
} as const;
