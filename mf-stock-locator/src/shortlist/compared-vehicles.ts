import { useSyncExternalStore } from 'react';
import { MOST_COMPARED } from './paths';
import { hasTexts } from './saved-vehicles';
import { NOTHING_STORED, storedList } from './stored-list';

/** A vehicle that a visitor wants to compare, as the tray shows it without asking anybody. */
export interface ComparedVehicle {
  readonly id: string;
  readonly name: string;
  /** Address of a small picture; empty without one. */
  readonly picture: string;
}

/** The shortlist of this browser, in the order in which it was chosen. */
export const comparedVehicles = storedList<ComparedVehicle>('sl_compare_vehicles', (value) =>
  hasTexts(value, 'id', 'name', 'picture') ? { id: value.id, name: value.name, picture: value.picture } : undefined,
);

/** The list with the vehicle, or without it if it was there; a full list takes no other. */
export function toggledCompared(
  list: readonly ComparedVehicle[],
  vehicle: ComparedVehicle,
): readonly ComparedVehicle[] {
  const others = list.filter(({ id }) => id !== vehicle.id);
  if (others.length < list.length) return others;
  return list.length < MOST_COMPARED ? [...list, vehicle] : list;
}

export function removeCompared(gone: string): void {
  comparedVehicles.write(comparedVehicles.read().filter(({ id }) => id !== gone));
}

/** Every vehicle of the shortlist, following every tab. */
export function useComparedVehicles(): readonly ComparedVehicle[] {
  return useSyncExternalStore(comparedVehicles.subscribe, comparedVehicles.read, () => NOTHING_STORED);
}

/**
 * What a button of one vehicle shows: no button is drawn again for the choice of another, but at
 * the limit.
 */
export function useCompared(vehicle: ComparedVehicle): readonly ['in' | 'out' | 'full', () => void] {
  const state = useSyncExternalStore(
    comparedVehicles.subscribe,
    () => stateOf(comparedVehicles.read(), vehicle.id),
    () => 'out' as const,
  );
  return [state, () => comparedVehicles.write(toggledCompared(comparedVehicles.read(), vehicle))];
}

function stateOf(list: readonly ComparedVehicle[], id: string): 'in' | 'out' | 'full' {
  if (list.some((one) => one.id === id)) return 'in';
  return list.length < MOST_COMPARED ? 'out' : 'full';
}
