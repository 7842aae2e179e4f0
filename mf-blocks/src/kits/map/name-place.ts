/** What one of a map's units is in the drawing. */
export const SIZE = 100;
/** How far a name may reach from the middle, and about how wide its characters are. */
const EDGE = 148;
const LETTER = 5.4;

/** About how wide a name is, in units of the drawing. */
export const nameWidth = (name: string) => name.length * LETTER;

interface Named {
  readonly name: string;
  /** Place on the map, where 1 is a unit: from west to east, and from north to south. */
  readonly x: number;
  readonly y: number;
}

/** A name points away from the middle; one that would leave the map is written above its point. */
export function namePlace({ name, x, y }: Named) {
  const [left, top] = [x * SIZE, y * SIZE];
  if (Math.abs(left) + 5 + nameWidth(name) > EDGE) return { x: left, y: top - 8, textAnchor: 'middle' } as const;
  return x < 0
    ? ({ x: left - 5, y: top, textAnchor: 'end' } as const)
    : ({ x: left + 5, y: top, textAnchor: 'start' } as const);
}
