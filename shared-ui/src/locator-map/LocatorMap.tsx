import type { Surroundings } from './map-towns';
import { SIZE } from './name-place';
import { TownsMap } from './TownsMap';

interface LocatorMapProps {
  readonly surroundings: Surroundings;
  /** Says what the map shows (`placesText`). */
  readonly label: string;
  /** The unit of its distances, in the page's language. */
  readonly unit: string;
}

/** What lies around a place, within two rings whose distances are written on them. */
export function LocatorMap({ surroundings: { radius, towns }, label, unit }: LocatorMapProps) {
  return (
    <TownsMap towns={towns} label={label}>
      <path d="M0 -104V104M-146 0H146" className="ui-locator-map-axis" />
      {[1, 2].map((ring) => (
        <g key={ring}>
          <circle r={(SIZE * ring) / 2} className="ui-locator-map-ring" />
          <text y={(-SIZE * ring) / 2 + 4} className="ui-locator-map-scale">
            {(radius * ring) / 2} {unit}
          </text>
        </g>
      ))}
      <circle r="5" className="ui-locator-map-place" />
      <circle r="10" className="ui-locator-map-halo" />
    </TownsMap>
  );
}
