import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { findStored, STORED_KEYS, type StoragePort } from './storage';

/** What a browser stores of a journey, parsed; undefined is nothing. */
export interface StoredJourney {
  readonly steps: { readonly active: number; readonly enabled: readonly number[] } | undefined;
  /** Of this vehicle; other vehicles' choices are none. */
  readonly data: OrderOnlineData | undefined;
  /** What the page of this vehicle hands over. */
  readonly productPage: Partial<OrderOnlineData>;
  /** Of the visitor, whichever vehicle it was chosen for. */
  readonly driveAwayState?: string | undefined;
}

type Stored = Readonly<Record<string, unknown>>;

/** What the vehicle's page knows that an order needs. */
const HANDED_OVER = ['preselectedPaymentOption', 'paymentOptionsData', 'tradeInData'] as const;

/**
 * The stored journey of a vehicle; anyone can edit storage, so fields that break the schema are
 * dropped.
 */
export async function loadStoredJourney(storage: StoragePort, vehicleId: string): Promise<StoredJourney> {
  const { orderOnlineData, storedSteps } = await import('@showroom/contracts/entities/order-online');
  const fields = Object.entries(orderOnlineData.shape);
  const sound = (stored: Stored): OrderOnlineData =>
    orderOnlineData.parse(
      Object.fromEntries(
        fields.filter(([key, schema]) => schema.safeParse(stored[key]).success).map(([key]) => [key, stored[key]]),
      ),
    );
  const ofVehicle = (key: string) => {
    const stored = findStored(storage, key);
    return stored?.['vehicleId'] === vehicleId ? sound(stored) : undefined;
  };
  const page = ofVehicle(STORED_KEYS.productPage) ?? {};
  const { driveAwayState } = sound(findStored(storage, STORED_KEYS.productPage) ?? {});
  const steps = findStored(storage, STORED_KEYS.steps);
  const parsed = storedSteps.safeParse(steps);
  return {
    // Steps of another shape are no steps: they reset like steps that contradict themselves.
    steps: steps && (parsed.success ? parsed.data : { active: -1, enabled: [] }),
    data: ofVehicle(STORED_KEYS.data),
    driveAwayState,
    productPage: Object.fromEntries(HANDED_OVER.flatMap((key) => (page[key] === undefined ? [] : [[key, page[key]]]))),
  };
}
