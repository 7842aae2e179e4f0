/** Alone in its file, for it is in every first load and the other texts are not. */
export const STORAGE_MISSING = 'There is no localStorage';
