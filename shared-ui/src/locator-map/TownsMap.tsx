import type { ReactNode } from 'react';
import type { MapTown } from './map-towns';
import { namePlace, SIZE } from './name-place';
import './LocatorMap.css';

/** Of a mark, in units of the drawing. */
const RADIUS = { town: 1.8, place: 4 } as const;

interface TownsMapProps {
  /** Places on the map; one without a name is a mark alone. */
  readonly towns: readonly Pick<MapTown, 'name' | 'x' | 'y'>[];
  /** Says what the map shows. */
  readonly label: string;
  /** Default: a town's small mark. */
  readonly mark?: keyof typeof RADIUS;
  /** Drawn below the towns. */
  readonly children?: ReactNode;
}

/** Places to scale, north at the top: drawn here, so that no map service hears of the visitor. */
export function TownsMap({ towns, label, mark = 'town', children }: TownsMapProps) {
  return (
    <svg className="ui-locator-map" viewBox="-150 -108 300 216" role="img" aria-label={label}>
      {children}
      {towns.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x * SIZE} cy={y * SIZE} r={RADIUS[mark]} className={`ui-locator-map-${mark}`} />
      ))}
      {towns
        .filter(({ name }) => name !== '')
        .map((town) => (
          <TownName key={town.name} town={town} />
        ))}
    </svg>
  );
}

function TownName({ town }: { readonly town: TownsMapProps['towns'][number] }) {
  const { x, y, anchor } = namePlace(town);
  return (
    <text x={x} y={y} dominantBaseline="central" textAnchor={anchor} className="ui-locator-map-name">
      {town.name}
    </text>
  );
}
