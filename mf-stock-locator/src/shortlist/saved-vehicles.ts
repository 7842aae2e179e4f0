import { SAVED_VEHICLES } from '@showroom/contracts/storage-keys';
import { useSyncExternalStore } from 'react';
import { NOTHING_STORED, storedList } from './stored-list';

/** A saved vehicle and the listing that it is in. */
export interface SavedVehicle {
  readonly id: string;
  readonly list: string;
}

/** Whether a stored value has the texts that are asked of it. */
export function hasTexts<K extends string>(
  value: unknown,
  ...keys: readonly K[]
): value is Readonly<Record<K, string>> {
  return (
    typeof value === 'object' && value !== null && keys.every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** What this browser stores, newest first. */
export const savedVehicles = storedList<SavedVehicle>(SAVED_VEHICLES, (value) =>
  hasTexts(value, 'id', 'list') ? { id: value.id, list: value.list } : undefined,
);

const isSame = (one: SavedVehicle, other: SavedVehicle) => one.id === other.id && one.list === other.list;

/** The list with the vehicle, or without it if it was there. */
export function toggledSaved(list: readonly SavedVehicle[], vehicle: SavedVehicle): readonly SavedVehicle[] {
  const others = list.filter((saved) => !isSame(saved, vehicle));
  return others.length < list.length ? others : [vehicle, ...list];
}

/** Removes vehicles that are gone for good. */
export function removeSaved(gone: readonly SavedVehicle[]): void {
  if (gone.length === 0) return;
  const list = savedVehicles.read();
  const left = list.filter((saved) => !gone.some((one) => isSame(one, saved)));
  if (left.length < list.length) savedVehicles.write(left);
}

/** Whether a vehicle is saved, and the way to change that. */
export function useSaved(vehicle: SavedVehicle): readonly [boolean, () => void] {
  const saved = useSyncExternalStore(
    savedVehicles.subscribe,
    () => savedVehicles.read().some((one) => isSame(one, vehicle)),
    () => false,
  );
  return [saved, () => savedVehicles.write(toggledSaved(savedVehicles.read(), vehicle))];
}

/** Every saved vehicle, following every tab. */
export function useSavedVehicles(): readonly SavedVehicle[] {
  return useSyncExternalStore(savedVehicles.subscribe, savedVehicles.read, () => NOTHING_STORED);
}
