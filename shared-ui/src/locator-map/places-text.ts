import { fillText } from '@showroom/contracts/fill-text';
import { DIRECTIONS, type Surroundings } from './map-towns';

// Apart from what measures: a page that only draws what was measured loads no schemas of places.

/** What a map shows, for those who do not see it: each town with its distance and direction. */
export function placesText(
  { unit, towns }: Surroundings,
  texts: {
    readonly mapPlace: string;
    /** The points of the compass, clockwise from north, with blanks between them. */
    readonly compass: string;
    readonly units: Readonly<Record<Surroundings['unit'], string>>;
  },
): string {
  const names = texts.compass.split(' ');
  return towns
    .map(({ name, distance, direction }) =>
      fillText(texts.mapPlace, {
        place: name,
        distance: `${distance} ${texts.units[unit]}`,
        direction: names[DIRECTIONS.indexOf(direction)] ?? '',
      }),
    )
    .join('; ');
}
