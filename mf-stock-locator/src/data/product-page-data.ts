import type { TradeInEstimate } from '@showroom/contracts/entities/order-choices';
import type { PaymentOption } from '@showroom/contracts/entities/payment-option';
import type { TradeIn, TradeInCondition } from '@showroom/contracts/entities/trade-in';
import { parseJson } from '@showroom/contracts/schema/parse-json';
import { loadStoredText, store } from '@showroom/shared-ui/storage';

const KEY = 'sl_product_page_data';

/** What the vehicle's page remembers, for itself and for the order that follows it. */
export interface ProductPageData {
  readonly vehicleId: string;
  /**
   * How the visitor wants to pay: purchase, lease or subscribe, or `calculator` after a
   * calculation.
   */
  readonly preselectedPaymentOption?: string;
  /** What was calculated last, by the names of the order's payment options. */
  readonly paymentOptionsData?: { readonly type: string; readonly data: readonly PaymentOption[] };
  /** The visitor's present car with the estimate of its value. */
  readonly tradeInData?: TradeIn & {
    readonly condition: TradeInCondition;
    readonly estimate: TradeInEstimate;
    readonly value: number;
    readonly currency: string;
  };
  /** Australian state; it is the visitor's and goes with them to the next vehicle. */
  readonly driveAwayState?: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stored(): Readonly<Record<string, unknown>> {
  const value = parseJson(loadStoredText(KEY));
  return isRecord(value) ? value : {};
}

/**
 * Stores the state of a visitor who searched by place, so that no page of a vehicle asks for it
 * again.
 */
export function storeState(driveAwayState: string): void {
  store(KEY, { ...stored(), driveAwayState });
}

/** The visitor's state: of the last search by place, or chosen on a vehicle's page. */
export function storedState(): string | undefined {
  const { driveAwayState } = stored();
  return typeof driveAwayState === 'string' && driveAwayState !== '' ? driveAwayState : undefined;
}

/** How the visitor wanted to pay for this vehicle. */
export function storedOption(vehicleId: string): string | undefined {
  const { vehicleId: known, preselectedPaymentOption: option } = stored();
  return known === vehicleId && typeof option === 'string' ? option : undefined;
}

/** Adds to what is remembered; another vehicle's choices are dropped, all but the state. */
export function storeProductPage(data: ProductPageData): void {
  const known = stored();
  const { driveAwayState } = known;
  const former = known['vehicleId'] === data.vehicleId ? known : driveAwayState === undefined ? {} : { driveAwayState };
  store(KEY, { ...former, ...data });
}
