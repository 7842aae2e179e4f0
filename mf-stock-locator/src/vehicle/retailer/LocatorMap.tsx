import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { useTextsOf } from '../../language/use-language';
import type { Direction, MapTown, Surroundings } from './surroundings';
import './LocatorMap.css';

const SIZE = 100;
/** How far a name may reach from the middle, and about how wide its characters are. */
const EDGE = 148;
const LETTER = 5.4;
const DIRECTIONS: readonly Direction[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

interface LocatorMapProps {
  readonly vehicle: Vehicle['attributes'];
  readonly surroundings: Surroundings;
}

/**
 * The towns around the retailer to scale, north at the top: drawn here, so that no map service
 * hears of the visitor.
 */
export function LocatorMap({ vehicle, surroundings: { radius, unit, towns } }: LocatorMapProps) {
  const texts = useTextsOf('vehicle');
  const words = useTextsOf('words');
  const names = texts.compass.split(' ');
  const written = towns.map(({ name, distance, direction }) =>
    fillText(texts.mapPlace, {
      place: name,
      distance: `${distance} ${words.units[unit]}`,
      direction: names[DIRECTIONS.indexOf(direction)] ?? '',
    }),
  );
  const label = fillText(texts.map, { city: vehicle.owner_city, places: written.join('; ') });
  return (
    <svg className="vehicle-map" viewBox="-150 -108 300 216" role="img" aria-label={label}>
      <path d="M0 -104V104M-146 0H146" className="vehicle-map-axis" />
      {[1, 2].map((ring) => (
        <g key={ring}>
          <circle r={(SIZE * ring) / 2} className="vehicle-map-ring" />
          <text y={(-SIZE * ring) / 2 + 4} className="vehicle-map-scale">
            {(radius * ring) / 2} {words.units[unit]}
          </text>
        </g>
      ))}
      {towns.map((town) => (
        <TownMark key={town.name} town={town} />
      ))}
      <circle r="5" className="vehicle-map-place" />
      <circle r="10" className="vehicle-map-halo" />
    </svg>
  );
}

function TownMark({ town: { name, x, y } }: { readonly town: MapTown }) {
  const [left, top] = [x * SIZE, y * SIZE];
  // A name points away from the retailer; one that would leave the map is written above its town.
  const isAbove = Math.abs(left) + 5 + name.length * LETTER > EDGE;
  const side = x < 0 ? -1 : 1;
  return (
    <g>
      <circle cx={left} cy={top} r="1.8" className="vehicle-map-town" />
      <text
        x={isAbove ? left : left + side * 5}
        y={isAbove ? top - 8 : top}
        dominantBaseline="central"
        textAnchor={isAbove ? 'middle' : side < 0 ? 'end' : 'start'}
        className="vehicle-map-name"
      >
        {name}
      </text>
    </g>
  );
}
