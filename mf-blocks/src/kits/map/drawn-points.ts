import type { MapPoint } from './map-point';
import { namePlace, nameWidth, SIZE } from './name-place';

/** How far points may lie from the middle, where 1 is a unit of the drawing. */
const REACH = { x: 1.2, y: 0.85 };
/** Points in one town fill no map: what is shown is at least so wide, in degrees. */
const LEAST = 0.5;
/** Half the height of a name, and what stays free around a mark, in the drawing's own units. */
const [HALF_LINE, FREE] = [6, 5];

/** A point of a drawn map; `name` is empty where it would cover another one's. */
export interface DrawnPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** How far north a latitude lies on a map that keeps angles, as the live one does (Mercator). */
const northOf = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** Points to scale around their middle, each town named once and where its name can be read. */
export function drawnPoints(points: readonly MapPoint[]): DrawnPoint[] {
  const east = span(points.map(({ longitude }) => radians(longitude)));
  const north = span(points.map(({ latitude }) => northOf(latitude)));
  const scale = Math.min(REACH.x / east.half, REACH.y / north.half);
  const placed = points.map(({ name, detail = name, latitude, longitude }) => ({
    name: detail,
    x: rounded((radians(longitude) - east.middle) * scale),
    y: rounded((north.middle - northOf(latitude)) * scale),
  }));
  const marks = placed.filter(
    (point, index) => placed.findIndex(({ x, y }) => x === point.x && y === point.y) === index,
  );
  const drawn: DrawnPoint[] = [];
  for (const mark of marks) drawn.push(isClear(mark, drawn, marks) ? mark : { ...mark, name: '' });
  return drawn;
}

function span(values: readonly number[]): { readonly middle: number; readonly half: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, half: Math.max(most - least, radians(LEAST)) / 2 };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly half: number;
}

function boxOf(point: DrawnPoint): Box {
  const [{ x, y, textAnchor }, width] = [namePlace(point), nameWidth(point.name)];
  const left = { start: x, middle: x - width / 2, end: x - width }[textAnchor];
  return { left, right: left + width, middle: y, half: HALF_LINE };
}

const markOf = ({ x, y }: DrawnPoint): Box => ({
  left: x * SIZE - FREE,
  right: x * SIZE + FREE,
  middle: y * SIZE,
  half: FREE,
});

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && Math.abs(one.middle - other.middle) < one.half + other.half;

/** Whether a name covers no mark of another point and no name that stands already. */
function isClear(point: DrawnPoint, drawn: readonly DrawnPoint[], all: readonly DrawnPoint[]): boolean {
  const own = boxOf(point);
  return (
    all.every((other) => other === point || !meet(own, markOf(other))) &&
    drawn.every((other) => other.name === '' || (other.name !== point.name && !meet(own, boxOf(other))))
  );
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
