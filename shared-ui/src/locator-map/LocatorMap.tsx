import type { MapTown, Surroundings } from './map-towns';
import './LocatorMap.css';

const SIZE = 100;
/** How far a name may reach from the middle, and about how wide its characters are. */
const EDGE = 148;
const LETTER = 5.4;

interface LocatorMapProps {
  readonly surroundings: Surroundings;
  /** Says what the map shows (`placesText`). */
  readonly label: string;
  /** The unit of its distances, in the page's language. */
  readonly unit: string;
}

/**
 * What lies around a place to scale, north at the top: drawn here, so that no map service hears of
 * the visitor.
 */
export function LocatorMap({ surroundings: { radius, towns }, label, unit }: LocatorMapProps) {
  return (
    <svg className="ui-locator-map" viewBox="-150 -108 300 216" role="img" aria-label={label}>
      <path d="M0 -104V104M-146 0H146" className="ui-locator-map-axis" />
      {[1, 2].map((ring) => (
        <g key={ring}>
          <circle r={(SIZE * ring) / 2} className="ui-locator-map-ring" />
          <text y={(-SIZE * ring) / 2 + 4} className="ui-locator-map-scale">
            {(radius * ring) / 2} {unit}
          </text>
        </g>
      ))}
      {towns.map((town) => (
        <TownMark key={town.name} town={town} />
      ))}
      <circle r="5" className="ui-locator-map-place" />
      <circle r="10" className="ui-locator-map-halo" />
    </svg>
  );
}

function TownMark({ town: { name, x, y } }: { readonly town: MapTown }) {
  const [left, top] = [x * SIZE, y * SIZE];
  // A name points away from the middle; one that would leave the map is written above its town.
  const isAbove = Math.abs(left) + 5 + name.length * LETTER > EDGE;
  const side = x < 0 ? -1 : 1;
  return (
    <g>
      <circle cx={left} cy={top} r="1.8" className="ui-locator-map-town" />
      <text
        x={isAbove ? left : left + side * 5}
        y={isAbove ? top - 8 : top}
        dominantBaseline="central"
        textAnchor={isAbove ? 'middle' : side < 0 ? 'end' : 'start'}
        className="ui-locator-map-name"
      >
        {name}
      </text>
    </g>
  );
}
