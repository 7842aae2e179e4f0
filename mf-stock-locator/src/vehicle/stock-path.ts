/** The page with the market's list. */
export const STOCK_PATH = '/stock';
