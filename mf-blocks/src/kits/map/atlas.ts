import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json';
import { unwrapped } from './unwrapped';

const { land, countries } = atlas.objects;

/** The land of the earth, whole where the 180th meridian crosses it. */
export function landShape() {
  const shape = feature(atlas, land);
  const polygons = (shape.type === 'FeatureCollection' ? shape.features : [shape]).flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  });
  return { type: 'MultiPolygon' as const, coordinates: polygons.map(unwrapped) };
}

/** Borders between two countries, each once, and no coasts. */
export const borderLines = () => mesh(atlas, countries, (one, other) => one !== other);
