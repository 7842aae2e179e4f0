/** Families that a list can be narrowed to; each is the model group of its vehicles. */
export const FAMILIES = ['Range Rover', 'Defender', 'Discovery'] as const;
/** A family of models, which is the model group of its vehicles. */
export type Family = (typeof FAMILIES)[number];
