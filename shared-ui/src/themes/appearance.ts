/** Where browsers store, as JSON, the appearance that somebody chose; nothing: the device's. */
export const APPEARANCE_KEY = 'appearance';

/** What can be chosen instead of the device's preference. */
export const APPEARANCES = ['light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];
