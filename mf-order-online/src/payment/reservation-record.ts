import { PAYMENT_VENDORS, type PaymentVendor } from '@showroom/contracts/markets';
import { readStored, STORED_KEYS, type StoragePort, writeStored } from '../journey/stored';

/** How far a reservation came. `paying` and `charged` mean that money may have moved: the server is asked before anything is repeated. */
const STAGES = ['ordering', 'paying', 'charged', 'confirmed'] as const;
type ReservationStage = (typeof STAGES)[number];

/** One reservation as this browser knows it, shared by its tabs; a repeated call with a kept key repeats nothing. */
export interface ReservationRecord {
  readonly vehicle_id: string;
  readonly lock_id: string;
  /** Idempotency key of the order, one per hold and content. */
  readonly order_key: string;
  readonly fingerprint: string;
  /** Idempotency key of the payment attempt; a new one only after a decline. */
  readonly attempt_key: string;
  readonly order_number: string | undefined;
  readonly vendor: PaymentVendor;
  readonly status: ReservationStage;
}

export function readReservation(storage: StoragePort): ReservationRecord | undefined {
  const stored = readStored(storage, STORED_KEYS.reservation) ?? {};
  const text = (key: string) => (typeof stored[key] === 'string' ? stored[key] : undefined);
  const vehicle_id = text('vehicle_id');
  const lock_id = text('lock_id');
  const order_key = text('order_key');
  const attempt_key = text('attempt_key');
  const fingerprint = text('fingerprint');
  const vendor = PAYMENT_VENDORS.find((known) => known === stored['vendor']);
  const status = STAGES.find((known) => known === stored['status']);
  if (!vehicle_id || !lock_id || !order_key || !attempt_key || !vendor || !status) return undefined;
  return {
    vehicle_id,
    lock_id,
    order_key,
    attempt_key,
    fingerprint: fingerprint ?? '',
    order_number: text('order_number'),
    vendor,
    status,
  };
}

export function writeReservation(storage: StoragePort, record: ReservationRecord): void {
  writeStored(storage, STORED_KEYS.reservation, record);
}

/** Whether money may have moved for an order whose end this browser has not seen. */
export function isOpen(record: ReservationRecord | undefined): record is ReservationRecord & { order_number: string } {
  return record?.order_number !== undefined && (record.status === 'paying' || record.status === 'charged');
}

interface NewReservation {
  readonly vehicle_id: string;
  readonly lock_id: string;
  readonly vendor: PaymentVendor;
  readonly fingerprint: string;
}

/** The kept record where it is the same hold and the same content; else a new one with new keys. */
export function recordFor(
  kept: ReservationRecord | undefined,
  wanted: NewReservation,
  newKey: () => string,
): ReservationRecord {
  const same =
    kept?.lock_id === wanted.lock_id && kept.fingerprint === wanted.fingerprint && kept.status !== 'confirmed';
  if (same && kept.vendor === wanted.vendor) return kept;
  return { ...wanted, order_key: newKey(), attempt_key: newKey(), order_number: undefined, status: 'ordering' };
}

/** FNV-1a over the content: tells whether it changed without keeping what was typed. */
export function fingerprintOf(content: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(content)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
