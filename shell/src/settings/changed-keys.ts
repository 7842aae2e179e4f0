import { partOf } from '@showroom/contracts/schema/part-of';
import type { Settings } from '@showroom/contracts/settings/settings';

/** Keys of the settings that have another value now. */
export function changedKeys(before: Partial<Settings>, now: Partial<Settings>): string[] {
  return Object.keys({ ...before, ...now }).filter((key) => !isSame(partOf(before, key), partOf(now, key)));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
