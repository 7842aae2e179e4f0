/** The page with the market's list. */
export const STOCK_PATH = '/stock';
const COMPARE_PATH = '/showroom/compare';

/** More columns than these are not read side by side. */
export const MOST_COMPARED = 4;

interface Shown {
  readonly onlyDifferences?: boolean;
  /** Of the visitor, whose prices to drive away with are compared as well. */
  readonly state?: string | undefined;
}

/** `/showroom/compare?ids=1,2`: the address is the comparison. */
export function comparePath(ids: readonly string[], { onlyDifferences = false, state }: Shown = {}): string {
  const query = [
    ids.length > 0 && `ids=${ids.join(',')}`,
    onlyDifferences && 'only=differences',
    state && `state=${encodeURIComponent(state)}`,
  ].filter(Boolean);
  return query.length > 0 ? `${COMPARE_PATH}?${query.join('&')}` : COMPARE_PATH;
}
