/** Two values as JSON would store them; the order of keys says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const keys = new Set([...mine.keys(), ...theirs.keys()]);
  return [...keys].every((key) => isSame(mine.get(key), theirs.get(key)));
}
