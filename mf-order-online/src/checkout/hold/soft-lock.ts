import { findStored, STORED_KEYS, type StoragePort, storeJson } from '../../data/storage';
import type { HoldState } from './hold';

/**
 * The hold as stored in this browser; a flag stays set until its modal is seen, over reloads too.
 */
export interface SoftLock {
  readonly vehicle_id: string;
  readonly lock_id: string | undefined;
  /** ISO 8601 by the server's clock. */
  readonly expires_at: string | undefined;
  /** The hold has started, which the visitor has not seen yet. */
  readonly init_modal: boolean;
  /** The hold was lost, which the visitor has not seen yet. */
  readonly kicked_out_modal: boolean;
}

export function findSoftLock(storage: StoragePort, vehicleId: string): SoftLock | undefined {
  const stored = findStored(storage, STORED_KEYS.softLock);
  if (stored?.['vehicle_id'] !== vehicleId) return undefined;
  const text = (key: string) => (typeof stored[key] === 'string' ? stored[key] : undefined);
  return {
    vehicle_id: vehicleId,
    lock_id: text('lock_id'),
    expires_at: text('expires_at'),
    init_modal: stored['init_modal'] === true,
    kicked_out_modal: stored['kicked_out_modal'] === true,
  };
}

export function storeSoftLock(storage: StoragePort, lock: SoftLock): void {
  storeJson(storage, STORED_KEYS.softLock, lock);
}

/** What to store after a change: entering the same hold is no new start, its end is shown once. */
export function softLockAfter(before: SoftLock | undefined, hold: HoldState, vehicleId: string): SoftLock {
  const seen = { vehicle_id: vehicleId, lock_id: undefined, expires_at: undefined, init_modal: false };
  switch (hold.status) {
    case 'held': {
      const { lockId, endsAt } = hold.held;
      const isSame = before?.lock_id === lockId;
      return {
        vehicle_id: vehicleId,
        lock_id: lockId,
        expires_at: new Date(endsAt).toISOString(),
        init_modal: isSame ? before.init_modal : true,
        kicked_out_modal: false,
      };
    }
    case 'ended':
      return { ...seen, lock_id: before?.lock_id, kicked_out_modal: true };
    default:
      return { ...seen, lock_id: before?.lock_id, kicked_out_modal: false };
  }
}
