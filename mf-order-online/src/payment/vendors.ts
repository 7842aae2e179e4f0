import type { PaymentVendor } from '@showroom/contracts/markets';

/** How each vendor is paid: fields on the page, its own buttons, its own page, or not at all. */
const HOW_VENDORS_PAY = {
  NO_PAYMENT_JAPAN: 'free',
  STRIPE: 'card',
  PAYPAL: 'buttons',
  LIQPAY: 'page',
} as const satisfies Record<PaymentVendor, string>;

interface NamedVendor {
  readonly type: string;
  readonly uuid?: string | undefined;
}

export interface OfferedVendor {
  readonly type: PaymentVendor;
  readonly uuid: string | undefined;
}

function isKnown(type: string): type is PaymentVendor {
  return Object.hasOwn(HOW_VENDORS_PAY, type);
}

function known(vendors: readonly NamedVendor[]): readonly OfferedVendor[] {
  return vendors.flatMap(({ type, uuid }) => {
    const upper = type.toUpperCase();
    return isKnown(upper) ? [{ type: upper, uuid }] : [];
  });
}

/**
 * The vendors to choose from: the configuration orders and narrows those of the hold. Types compare
 * in upper case; a free reservation leaves no choice.
 */
export function offeredVendors(
  held: readonly NamedVendor[],
  configured: readonly NamedVendor[] = [],
): readonly OfferedVendor[] {
  const able = known(held);
  const free = able.find(({ type }) => isFree(type));
  if (free) return [free];
  if (configured.length === 0) return able;
  return known(configured).flatMap(({ type }) => able.filter((vendor) => vendor.type === type));
}

export function isFree(type: PaymentVendor): boolean {
  return HOW_VENDORS_PAY[type] === 'free';
}
