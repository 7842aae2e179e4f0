/** Tells that the page of another address stands where it begins, before it is painted. */
export const SHOWN = 'showroom:shown';
