/** The page that is shown where nothing stands: nothing to be found. */
export const NOT_FOUND_PATH = '/404';
