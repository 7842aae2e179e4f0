/** The keys that an editor wrote into a field of a block, divided by commas; `all` is no limit. */
export function forcedKeys(written: string): string[] {
  const keys = written.split(',').map((key) => key.trim());
  return keys.filter((key) => key !== '' && key.toLowerCase() !== 'all');
}
