/** Development credentials of the stand-in: good for nothing outside of it. */
export const LIQPAY_DEVELOPMENT = {
  publicKey: 'sandbox_showroom',
  privateKey: 'sandbox_private_showroom',
} as const;
