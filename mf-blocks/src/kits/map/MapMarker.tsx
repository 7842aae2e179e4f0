import { formatCount } from '@showroom/shared-ui/format-count';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { Map as LiveMap } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';
import type { MapPoint } from './map-point';
import { useMapTexts } from './map-texts';

interface MapMarkerProps {
  readonly map: LiveMap;
  /** One point, or several that would cover each other. */
  readonly group: readonly MapPoint[];
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: ((id: string) => void) | undefined;
}

/** A button where its points are, which moves along with the map. */
export function MapMarker({ map, group, ...marker }: MapMarkerProps) {
  const element = useRef<HTMLDivElement>(null);
  const latitude = middle(group.map((point) => point.latitude));
  const longitude = middle(group.map((point) => point.longitude));
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = map.project([longitude, latitude]);
      if (element.current) element.current.style.translate = `${x}px ${y}px`;
    };
    map.on('move', place);
    place();
    return () => void map.off('move', place);
  }, [map, latitude, longitude]);
  return (
    <div className="map-place" ref={element}>
      <Mark group={group} {...marker} />
    </div>
  );
}

function Mark({ group, isChosen, onOpen, onChoose }: Omit<MapMarkerProps, 'map'>) {
  const texts = useMapTexts();
  const { locale } = usePageLocale();
  const [first, ...others] = group;
  if (!first) return null;
  if (others.length > 0) {
    const label = formatCount(group.length, texts.group, locale);
    return (
      <button type="button" className="map-marker map-cluster" aria-label={label} onClick={onOpen}>
        {group.length}
      </button>
    );
  }
  if (!onChoose) return <span className="map-marker map-pin" role="img" aria-label={first.name} />;
  return (
    <button
      type="button"
      className="map-marker map-pin"
      aria-label={[first.name, first.detail].filter(Boolean).join(', ')}
      aria-pressed={isChosen}
      onClick={() => onChoose(first.id)}
    />
  );
}

const middle = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2;
