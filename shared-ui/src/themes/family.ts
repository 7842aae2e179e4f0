export const FAMILIES = ['range-rover', 'defender', 'discovery', 'jaguar'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * The family whose pages begin with its name: `/range-rover*`, `/defender*`, `/discovery*`,
 * `/jaguar*`; its accent is `data-family`.
 */
export function familyOfPath(path: string): Family | undefined {
  return FAMILIES.find((family) => path.startsWith(`/${family}`));
}
