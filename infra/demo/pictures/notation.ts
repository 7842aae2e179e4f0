/** A smooth point, or (with a third number) a corner rounded by that many units. */
export type Point = readonly [x: number, y: number] | readonly [x: number, y: number, round: number];
export type Vec = readonly [x: number, y: number];

/** Points as SVG lists them: "x,y x,y"; with a third number a point is a corner. */
export function points(text: string): Point[] {
  return text.split(' ').map((one): Point => {
    const [x = Number.NaN, y = Number.NaN, round] = one.split(',').map(Number);
    return round === undefined ? [x, y] : [x, y, round];
  });
}

/** Points counted from an origin, in units of their own; corners keep their size. */
export function pointsAt(text: string, [x, y]: Vec, [unitX, unitY]: Vec = [1, 1]): Point[] {
  return points(text).map((point): Point => {
    const [left, up] = [x + point[0] * unitX, y + point[1] * unitY];
    return point.length === 3 ? [left, up, point[2]] : [left, up];
  });
}

export type Stop = readonly [offset: number, colour: string, opacity: number | undefined];

/** The stops of a gradient: "offset colour opacity, …", where no opacity is full opacity. */
export function stops(text: string): Stop[] {
  return text.split(', ').map((one): Stop => {
    const [offset, colour = '', opacity] = one.split(' ');
    return [Number(offset), colour, opacity === undefined ? undefined : Number(opacity)];
  });
}
