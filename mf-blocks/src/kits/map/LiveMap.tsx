import { LngLatBounds } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { clusters } from './clusters';
import { MapMarker } from './MapMarker';
import type { MapPoint, MapProps } from './map-point';
import { useMapTexts } from './map-texts';
import { useLiveMap } from './use-live-map';
import { useTowns } from './use-towns';

/** Of a point that is chosen from further away. */
const NEAR = 8;
const PADDING = 72;

interface LiveMapProps extends MapProps {
  readonly onReady: () => void;
  readonly onFailed: (cause: unknown) => void;
}

/** A map to move and to zoom, with a button for each point or group of points. */
export function LiveMap({ label, points, chosen, onChoose, onReady, onFailed }: LiveMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useLiveMap({ element, points, label, onReady, onFailed });
  const texts = useMapTexts();
  const [zoom, setZoom] = useState(0);
  useTowns(map);

  useEffect(() => {
    if (!map) return;
    const noteZoom = () => setZoom(map.getZoom());
    map.on('zoomend', noteZoom);
    noteZoom();
    return () => void map.off('zoomend', noteZoom);
  }, [map]);
  useEffect(() => {
    const point = points.find(({ id }) => id === chosen);
    if (map && point) {
      map.easeTo({ center: [point.longitude, point.latitude], zoom: Math.max(map.getZoom(), NEAR) });
    }
  }, [map, points, chosen]);

  function open(group: readonly MapPoint[]): void {
    const bounds = new LngLatBounds();
    for (const { latitude, longitude } of group) bounds.extend([longitude, latitude]);
    map?.fitBounds(bounds, { padding: PADDING, maxZoom: Math.max(zoom + 2, NEAR) });
  }
  const onScreen = map
    ? points.map((point) => ({ ...point, ...screenOf(map.project([point.longitude, point.latitude])) }))
    : [];
  return (
    <div className="map-live">
      <div className="map-canvas" ref={element} />
      <div className="map-places">
        {map &&
          clusters(onScreen, chosen).map((group) => (
            <MapMarker
              key={group.map(({ id }) => id).join(' ')}
              map={map}
              group={group}
              isChosen={group.some(({ id }) => id === chosen)}
              onOpen={() => open(group)}
              onChoose={onChoose}
            />
          ))}
      </div>
      {map && (
        <div className="map-zoom">
          <button type="button" className="map-button" aria-label={texts.zoomIn} onClick={() => map.zoomIn()}>
            +
          </button>
          <button type="button" className="map-button" aria-label={texts.zoomOut} onClick={() => map.zoomOut()}>
            −
          </button>
        </div>
      )}
    </div>
  );
}

const screenOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });
