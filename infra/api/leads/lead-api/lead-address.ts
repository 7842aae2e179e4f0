/** An address of the lead API: base and path may both bring a slash, or neither. */
export function leadAddress(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
