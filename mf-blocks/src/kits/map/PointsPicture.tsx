import { drawnPoints } from './drawn-points';
import type { MapProps } from './map-point';
import { namePlace, SIZE } from './name-place';

/** Points to scale, north at the top: for as long as there is no live map, and without scripts. */
export function PointsPicture({ label, points }: Pick<MapProps, 'label' | 'points'>) {
  if (points.length === 0) return null;
  return (
    <svg className="map-points" viewBox="-150 -108 300 216" role="img" aria-label={label}>
      {drawnPoints(points).map((point) => (
        <g key={`${point.x} ${point.y}`}>
          <circle cx={point.x * SIZE} cy={point.y * SIZE} r="4" />
          {point.name && (
            <text {...namePlace(point)} dominantBaseline="central">
              {point.name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
