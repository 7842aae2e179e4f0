/**
 * The directive's shortest time before a reduction whose lowest price counts; a reduction is told
 * for as long.
 */
export const PRIOR_DAYS = 30;
