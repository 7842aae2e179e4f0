/**
 * `vehicle:{id}` for every column, so that a page is made anew when one of its vehicles changes.
 */
export function comparedTags(data: unknown): readonly string[] {
  const columns: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'columns') : undefined;
  if (!Array.isArray(columns)) return [];
  return columns.map((column: unknown) => {
    const id: unknown = typeof column === 'object' && column !== null ? Reflect.get(column, 'id') : undefined;
    return `vehicle:${String(id)}`;
  });
}
