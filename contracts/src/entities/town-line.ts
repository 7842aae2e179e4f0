/**
 * Postcode and town. Countries without postcodes leave them empty or fill them with zeros, which
 * nobody reads.
 */
export function townLine(postcode: string, town: string): string {
  return [/^0*$/.test(postcode.trim()) ? '' : postcode, town].filter((part) => part !== '').join(' ');
}
