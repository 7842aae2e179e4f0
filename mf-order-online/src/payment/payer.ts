import type { PaymentVendor } from '@showroom/contracts/markets';

export interface Billing {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** How a charge ended. `unknown`: no answer came, only the server can tell whether money moved. */
export type Charge =
  | { readonly status: 'charged' }
  | { readonly status: 'declined'; readonly message: string | undefined }
  | { readonly status: 'invalid'; readonly message: string | undefined }
  | { readonly status: 'unknown'; readonly message: string | undefined };

/** What a vendor's screen offers to the checkout once its fields stand. */
export interface Payer {
  charge(clientSecret: string, billing: Billing): Promise<Charge>;
  /** Puts the cursor into the vendor's fields. */
  focus(): void;
  /** Whether everything is filled in; nothing is sent before. */
  isComplete(): boolean;
}

/** Vendors that this checkout can take, in order of preference. */
const HOW_VENDORS_PAY = {
  NO_PAYMENT_JAPAN: 'free',
  STRIPE: 'card',
} as const satisfies Partial<Record<PaymentVendor, 'free' | 'card'>>;

export type OfferedVendor = keyof typeof HOW_VENDORS_PAY;

function isOffered(vendor: string): vendor is OfferedVendor {
  return Object.hasOwn(HOW_VENDORS_PAY, vendor);
}

/** The first of a vehicle's vendors that can be taken here, a free reservation before any other. Names are compared in upper case. */
export function chooseVendor(vendors: readonly string[]): OfferedVendor | undefined {
  const offered = vendors.map((vendor) => vendor.toUpperCase()).filter(isOffered);
  return offered.includes('NO_PAYMENT_JAPAN') ? 'NO_PAYMENT_JAPAN' : offered[0];
}

export function isFree(vendor: OfferedVendor): boolean {
  return HOW_VENDORS_PAY[vendor] === 'free';
}
