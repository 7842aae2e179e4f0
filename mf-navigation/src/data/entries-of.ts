import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import type { Place } from './nav-entries';

/** The entries of one place. */
export function entriesOf(entries: readonly NavEntry[], place: Place): readonly NavEntry[] {
  return entries.filter(({ attributes }) => attributes.place === place);
}
