/** Families that a list can be narrowed to; each is the model group of its vehicles. */
export const FAMILIES = ['Range Rover', 'Defender', 'Discovery'] as const;
/** The brand that has families; each of the others is as one of them to visitors. */
export const FAMILY_BRAND = 'Land Rover';
/** A family of models, which is the model group of its vehicles. */
export type Family = (typeof FAMILIES)[number];
