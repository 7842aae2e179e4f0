/** The page that a parameter asks for; the first one for anything that is no page. */
export function pageNumber({ searchParams }: URL, parameter: string): number {
  const text = searchParams.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
