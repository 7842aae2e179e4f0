/** What a signed-in person may be; each call names the roles that may make it. */
export const ROLES = ['translator', 'editor', 'lead_manager', 'market_manager', 'admin'] as const;
/** Roles that work on content; who looks after leads alone does not. */
export const CONTENT_ROLES = ['translator', 'editor', 'market_manager', 'admin'] as const satisfies readonly Role[];
/** A role of a signed-in person. */
export type Role = (typeof ROLES)[number];

/** Whether a token's claim names a role of ours. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
