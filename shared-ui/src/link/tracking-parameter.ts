const TRACKING = /^(utm_|_g[al]|gclid|fbclid)/;

/**
 * Whether a parameter says where a visitor came from. Pages are cached without such, so that no
 * server puts one into a page.
 */
export const isTrackingParameter = (name: string): boolean => TRACKING.test(name);
