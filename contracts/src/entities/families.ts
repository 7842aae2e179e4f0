/** Families that a list can be narrowed to; each is the model group of its vehicles. */
export const FAMILIES = ['Range Rover', 'Defender', 'Discovery'] as const;
export type Family = (typeof FAMILIES)[number];
