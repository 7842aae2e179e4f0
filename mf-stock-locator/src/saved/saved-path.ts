export const SAVED_PATH = '/showroom/saved';
