const TRACKING = /^(utm_\w+|gclid|fbclid|_ga|_gac|_gl)$/;

/**
 * Whether a parameter says where a visitor came from. Pages are cached without such, so that no
 * server puts one into a page.
 */
export const isTrackingParameter = (name: string): boolean => TRACKING.test(name);
