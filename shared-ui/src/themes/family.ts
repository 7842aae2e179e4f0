/** Every family with an accent of its own, as `data-family` names it. */
export const FAMILIES = ['range-rover', 'defender', 'discovery', 'jaguar'] as const;
/** A family with an accent of its own. */
export type Family = (typeof FAMILIES)[number];

/**
 * The family whose pages begin with its name: `/range-rover*`, `/defender*`, `/discovery*`,
 * `/jaguar*`; its accent is `data-family`.
 */
export function familyOfPath(path: string): Family | undefined {
  return FAMILIES.find((family) => path.startsWith(`/${family}`));
}
