import type { Role } from '@showroom/contracts/entities/role';
import type { Person } from '@showroom/shared-ui/platform';

function hasRole(person: Person | undefined, ...roles: readonly Role[]): boolean {
  return person?.roles.some((role) => roles.includes(role)) ?? false;
}

/** Whoever may only look sees no buttons; the API checks every call all the same. */
export function mayChange(person: Person | undefined): boolean {
  return hasRole(person, 'market_manager', 'admin');
}

/** Whether somebody may write forms; those who look after leads read them. */
export function mayEditForms(person: Person | undefined): boolean {
  return hasRole(person, 'editor', 'market_manager', 'admin');
}

/** Leads are people's data: who may see them is a right of its own. */
export function maySeeLeads(person: Person | undefined): boolean {
  return hasRole(person, 'lead_manager', 'market_manager', 'admin');
}
