/**
 * The title that came with the texts of a page's data; empty where the page could not be loaded.
 */
export function titleOfPage(data: unknown): string {
  const texts: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'texts') : undefined;
  const title: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, 'title') : undefined;
  return typeof title === 'string' ? title : '';
}
