import type { ReactNode } from 'react';
import type { MapTown } from './map-towns';
import { namePlace, SIZE } from './name-place';
import './LocatorMap.css';

interface TownsMapProps {
  /** Places on the map; one without a name is a mark alone. */
  readonly towns: readonly Pick<MapTown, 'name' | 'x' | 'y'>[];
  /** Says what the map shows. */
  readonly label: string;
  /** Drawn below the towns. */
  readonly children?: ReactNode;
}

/** Places to scale, north at the top: drawn here, so that no map service hears of the visitor. */
export function TownsMap({ towns, label, children }: TownsMapProps) {
  return (
    <svg className="ui-locator-map" viewBox="-150 -108 300 216" role="img" aria-label={label}>
      {children}
      {towns.map((town) => (
        <g key={`${town.x} ${town.y}`}>
          <circle cx={town.x * SIZE} cy={town.y * SIZE} r="1.8" className="ui-locator-map-town" />
          {town.name && (
            <text {...namePlace(town)} dominantBaseline="central" className="ui-locator-map-name">
              {town.name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
