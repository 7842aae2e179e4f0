import { TownsMap } from '@showroom/shared-ui/towns-map';
import { drawnPoints } from './drawn-points';
import type { MapProps } from './map-point';

/** Points to scale: for as long as there is no live map, and without scripts. */
export function PointsPicture({ label, points }: Pick<MapProps, 'label' | 'points'>) {
  return (
    points.length > 0 && (
      <div className="map-points">
        <TownsMap label={label} towns={drawnPoints(points)} />
      </div>
    )
  );
}
