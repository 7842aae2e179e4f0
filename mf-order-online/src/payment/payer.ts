export interface Billing {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What a vendor's own fields or window go on with once its payment was begun. */
export type PaymentHandle =
  | { readonly vendor: 'STRIPE'; readonly clientSecret: string }
  | { readonly vendor: 'PAYPAL'; readonly orderId: string }
  | { readonly vendor: 'LIQPAY'; readonly data: string; readonly signature: string; readonly checkoutUrl: string };

/** How a charge ended. `unknown`: no answer came, only the server knows whether money moved. */
export type Charge =
  | { readonly status: 'charged' }
  /** The visitor left the vendor's window. */
  | { readonly status: 'left' }
  | { readonly status: 'declined'; readonly message: string | undefined }
  | { readonly status: 'invalid'; readonly message: string | undefined }
  | { readonly status: 'unknown'; readonly message: string | undefined };

/** What a vendor's part of the payment screen offers to the checkout. */
export interface Payer {
  charge(handle: PaymentHandle, billing: Billing): Promise<Charge>;
}
