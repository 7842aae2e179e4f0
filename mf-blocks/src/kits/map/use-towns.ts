import { listTowns } from '@showroom/contracts/calls/places';
import type { Place } from '@showroom/contracts/entities/place';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { GeoJSONSource, Map as LiveMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { SOURCES } from './own-style';

/** From further away there are too many to name. */
const NEAREST = 4.5;

/** Names the towns around what a map shows; each time it rests, those of there are added. */
export function useTowns(map: LiveMap | undefined): void {
  const { client, market, locale } = usePlatform();
  useEffect(() => {
    if (!map) return;
    const leaving = new AbortController();
    const known = new Map<string, Place['attributes']>();
    const asked = new Set<string>();
    async function look(shown: LiveMap): Promise<void> {
      const { lat, lng } = shown.getCenter().wrap();
      const [latitude, longitude] = [lat.toFixed(0), lng.toFixed(0)];
      const question = `${latitude} ${longitude}`;
      if (shown.getZoom() < NEAREST || asked.has(question)) return;
      asked.add(question);
      const query = { market: market.code, latitude, longitude, lang: locale };
      const options = { signal: leaving.signal, inBackground: true };
      const { data } = await client.send(listTowns, { query }, options);
      for (const { id, attributes } of data) known.set(id, attributes);
      await shown.getSource<GeoJSONSource>(SOURCES.towns)?.setData(featuresOf([...known.values()]));
    }
    // A map is good without names.
    const rest = () => void look(map).catch(() => undefined);
    map.on('moveend', rest);
    rest();
    return () => {
      leaving.abort();
      map.off('moveend', rest);
    };
  }, [map, client, market, locale]);
}

function featuresOf(towns: readonly Place['attributes'][]) {
  return {
    type: 'FeatureCollection' as const,
    features: towns.map(({ locality, latitude, longitude }, rank) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      properties: { name: locality, rank },
    })),
  };
}
