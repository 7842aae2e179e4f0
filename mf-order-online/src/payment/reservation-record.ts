import { PAYMENT_VENDORS, type PaymentVendor } from '@showroom/contracts/markets';
import { findStored, STORED_KEYS, type StoragePort, storeJson } from '../data/storage';

/**
 * How far it came. After `paying` and `charged` money may have moved: the server is asked first.
 */
const STAGES = ['ordering', 'paying', 'charged', 'confirmed'] as const;
type ReservationStage = (typeof STAGES)[number];

/**
 * One reservation, shared by the tabs of this browser; a call with a stored key repeats nothing.
 */
export interface ReservationRecord {
  /** Id of the vehicle, or the address of its configuration. */
  readonly vehicle_id: string;
  readonly lock_id: string;
  readonly order_number: string;
  /** Idempotency key of the payment; another one only once a payment was let go. */
  readonly attempt_key: string;
  readonly vendor: PaymentVendor;
  readonly status: ReservationStage;
}

export function findReservation(storage: StoragePort): ReservationRecord | undefined {
  const stored = findStored(storage, STORED_KEYS.reservation) ?? {};
  const text = (key: string) => (typeof stored[key] === 'string' ? stored[key] : undefined);
  const vehicle_id = text('vehicle_id');
  const lock_id = text('lock_id');
  const order_number = text('order_number');
  const attempt_key = text('attempt_key');
  const vendor = PAYMENT_VENDORS.find((known) => known === stored['vendor']);
  const status = STAGES.find((known) => known === stored['status']);
  if (!vehicle_id || !lock_id || !order_number || !attempt_key || !vendor || !status) return undefined;
  return { vehicle_id, lock_id, order_number, attempt_key, vendor, status };
}

/** Stores a record and answers it. */
export function storeReservation(storage: StoragePort, record: ReservationRecord): ReservationRecord {
  storeJson(storage, STORED_KEYS.reservation, record);
  return record;
}

/** Whether money may have moved for an order whose end this browser has not seen. */
export function isUnfinished(record: ReservationRecord | undefined): record is ReservationRecord {
  return record?.status === 'paying' || record?.status === 'charged';
}

type NewReservation = Pick<ReservationRecord, 'vehicle_id' | 'lock_id' | 'order_number' | 'vendor'>;

/**
 * The stored record of the same order and vendor; else a new key, at the old stage while its
 * payment is open.
 */
export function recordFor(
  before: ReservationRecord | undefined,
  requested: NewReservation,
  newKey: () => string,
): ReservationRecord {
  const isSame = before?.order_number === requested.order_number && before.lock_id === requested.lock_id;
  if (!isSame || before.status === 'confirmed') return { ...requested, attempt_key: newKey(), status: 'ordering' };
  return before.vendor === requested.vendor ? before : { ...requested, attempt_key: newKey(), status: before.status };
}
