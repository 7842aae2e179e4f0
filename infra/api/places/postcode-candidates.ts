import { postcodeKey } from '@showroom/contracts/entities/place';

/**
 * Where the table has the first part only: outward codes (UK), routing keys (Ireland), digits
 * (Netherlands).
 */
const SHORTER = [/^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/, /^([A-Z]\d[\dW])[A-Z\d]{4}$/, /^(\d{4})[A-Z]{2}$/] as const;

/** Keys under which a postcode may stand in the table, the most exact first. */
export function postcodeCandidates(postcode: string): string[] {
  const key = postcodeKey(postcode);
  if (key === '') return [];
  return [key, ...SHORTER.flatMap((pattern) => pattern.exec(key)?.[1] ?? [])];
}
