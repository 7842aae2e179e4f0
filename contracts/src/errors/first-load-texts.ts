// Alone in their file, for they are in every first load and the other texts are not.

export const STORAGE_MISSING = 'There is no localStorage';
export const ERROR_PAGE_FAILED = 'An error occurred while showing the error page';
