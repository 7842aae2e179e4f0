/** The bytes of a file that somebody asked for, the last one included. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The one part that a player asks for; `none` for one beyond the end, which is 416; undefined for
 * the whole file, which is right to send also when several parts were asked for (RFC 9110, 14.2).
 */
export function byteRange(range: string | undefined, length: number): Part | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(first) > Number(last)) return undefined;
  const from = first ? Number(first) : Math.max(0, length - Number(last));
  const to = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return from <= to ? { from, to } : 'none';
}
