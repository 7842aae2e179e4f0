/**
 * A text with its `{names}` filled in; a value is never read as a gap itself, an unknown name
 * stays.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
