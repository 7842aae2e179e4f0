/** A text as the database can hold it: PostgreSQL refuses the character 0 everywhere. */
export function storable(text: string): string {
  return text.replaceAll('\0', '');
}
