import { memoryStorage, STORED_KEYS } from '../../data/storage';
import type { HeldVehicle, HoldState } from './hold';
import { findSoftLock, type SoftLock, softLockAfter, storeSoftLock } from './soft-lock';

const held: HeldVehicle = {
  lockId: 'lock-1',
  orderNumber: 'SO-1',
  vehicleId: '42',
  endsAt: Date.parse('2026-03-01T12:15:00.000Z'),
  clockOffset: 0,
  extensionsLeft: 10,
  fee: 500,
  currency: 'EUR',
  vendors: [],
};
const holding: HoldState = { status: 'held', held };
const seen: SoftLock = {
  vehicle_id: '42',
  lock_id: 'lock-1',
  expires_at: '2026-03-01T12:15:00.000Z',
  init_modal: false,
  kicked_out_modal: false,
};

test.each([
  ['a first hold is shown', undefined, holding, true, false],
  ['the same hold is not shown again once it was seen', seen, holding, false, false],
  ['the same hold is still to be seen after a reload', { ...seen, init_modal: true }, holding, true, false],
  ['another hold is shown anew', { ...seen, lock_id: 'lock-0' }, holding, true, false],
  ['a hold that is lost is shown', { ...seen, init_modal: true }, { status: 'ended' }, false, true],
  ['a hold that begins again clears that it was lost', { ...seen, kicked_out_modal: true }, holding, false, false],
  [
    'a vehicle that somebody else has starts nothing',
    undefined,
    { status: 'refused', code: 'vehicle.held' },
    false,
    false,
  ],
] as const)('%s', (_, before, hold, init_modal, kicked_out_modal) => {
  expect(softLockAfter(before, hold, '42')).toMatchObject({ vehicle_id: '42', init_modal, kicked_out_modal });
});

test('what is stored has number and end of the lock, and belongs to its vehicle alone', () => {
  const storage = memoryStorage();
  storeSoftLock(storage, softLockAfter(undefined, holding, '42'));
  expect(JSON.parse(storage.getItem(STORED_KEYS.softLock) ?? '')).toEqual({ ...seen, init_modal: true });
  expect(findSoftLock(storage, '42')).toEqual({ ...seen, init_modal: true });
  expect(findSoftLock(storage, '43')).toBeUndefined();
});
