const COMPARE_PATH = '/showroom/compare';

/** More columns than these are not read side by side. */
export const MOST_COMPARED = 4;

/** `/showroom/compare?ids=1,2`: the address is the comparison. */
export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  const query = [ids.length > 0 && `ids=${ids.join(',')}`, onlyDifferences && 'only=differences'].filter(Boolean);
  return query.length > 0 ? `${COMPARE_PATH}?${query.join('&')}` : COMPARE_PATH;
}
