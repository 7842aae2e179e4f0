/** What a signed-in person may be; each call names the roles that may make it. */
export const ROLES = ['translator', 'editor', 'lead_manager', 'market_manager', 'admin'] as const;
/** A role of a signed-in person. */
export type Role = (typeof ROLES)[number];

/** Whether a token's claim names a role of ours. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
