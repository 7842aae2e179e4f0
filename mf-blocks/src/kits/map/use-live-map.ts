import { withBasePath } from '@showroom/contracts/base-path';
import { usePageLocale, useSetting } from '@showroom/shared-ui/platform';
import { type GeoJSONSource, getVersion, Map as LiveMap, LngLatBounds, setWorkerUrl } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapPoint } from './map-point';
import { useMapTexts } from './map-texts';
import { ownStyle, SOURCES } from './own-style';

/** Around the outermost markers, in pixels. */
const PADDING = 56;
/** Of one place alone. Our own map has borders and towns, no streets: from nearer it is empty. */
const CLOSEST = { own: 4.5, foreign: 12 } as const;

interface LiveMapInput {
  readonly element: RefObject<HTMLElement | null>;
  readonly points: readonly MapPoint[];
  /** What the map shows. */
  readonly label: string;
  readonly onReady: () => void;
  readonly onFailed: (cause: unknown) => void;
}

/** A map that is drawn in an element for as long as that is in the page; undefined until then. */
export function useLiveMap({ element, points, label, onReady, onFailed }: LiveMapInput): LiveMap | undefined {
  const [map, setMap] = useState<LiveMap>();
  const styleUrl = useSetting('map.style_url');
  const { locale } = usePageLocale();
  const texts = useMapTexts();
  const failed = useEffectEvent(onFailed);
  const ready = useEffectEvent(onReady);
  const optionsOf = useEffectEvent((container: HTMLElement) => ({
    container,
    style: styleUrl || ownStyle(container),
    bounds: boundsOf(points),
    fitBoundsOptions: { padding: PADDING, maxZoom: styleUrl === '' ? CLOSEST.own : CLOSEST.foreign },
    // A style of somebody else says whose it is.
    attributionControl: styleUrl === '' ? (false as const) : { compact: false },
    cooperativeGestures: true,
    maxZoom: styleUrl === '' ? 10 : 18,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': texts.zoomWithControl,
      'CooperativeGesturesHandler.MacHelpText': texts.zoomWithCommand,
      'CooperativeGesturesHandler.MobileHelpText': texts.moveWithTwo,
    },
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language it is another map
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    let made: LiveMap | undefined;
    try {
      setWorkerUrl(withBasePath(`/assets/map-worker-${getVersion()}.js`));
      made = new LiveMap(optionsOf(container));
      const shown = made;
      shown.touchZoomRotate.disableRotation();
      shown.keyboard.disableRotation();
      shown.on('load', () => {
        setMap(shown);
        if (styleUrl === '') drawAtlas(shown).then(() => shown.once('idle', ready), failed);
        else ready();
      });
    } catch (cause) {
      failed(cause);
    }
    return () => {
      setMap(undefined);
      made?.remove();
    };
  }, [element, styleUrl, locale]);
  return map;
}

/** Around all points; the first one is where a single point stands. */
function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { latitude, longitude } of points) bounds.extend([longitude, latitude]);
  return bounds;
}

async function drawAtlas(map: LiveMap): Promise<void> {
  const { borderLines, landShape } = await import('./atlas');
  await map.getSource<GeoJSONSource>(SOURCES.land)?.setData(landShape());
  await map.getSource<GeoJSONSource>(SOURCES.borders)?.setData(borderLines());
}
