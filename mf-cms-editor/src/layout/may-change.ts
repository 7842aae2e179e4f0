import type { Person } from '@showroom/shared-ui/platform';

/** Whoever may only look sees no buttons; the API checks every call all the same. */
export function mayChange(person: Person | undefined): boolean {
  return person?.roles.some((role) => role === 'market_manager' || role === 'admin') ?? false;
}
