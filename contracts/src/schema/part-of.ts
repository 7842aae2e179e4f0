/** What an unknown value holds under a name; undefined where it is no object or has none. */
export function partOf(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
