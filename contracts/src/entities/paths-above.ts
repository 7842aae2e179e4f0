/** The paths above a path, without the home page: `/offers` of `/offers/summer`. */
export function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
