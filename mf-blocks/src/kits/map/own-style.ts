import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';

const TEXT = 'Manrope Variable';

/** The tokens of a theme that a map is drawn with, as the colours that they are by day or night. */
function tokensOf(element: Element) {
  const probe = element.appendChild(document.createElement('i'));
  const token = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const tokens = {
    water: token('--surface-raised'),
    land: token('--surface-sunken'),
    line: token('--line-strong'),
    text: token('--text'),
  };
  probe.remove();
  return tokens;
}

const empty = (): SourceSpecification => ({ type: 'geojson', data: { type: 'FeatureCollection', features: [] } });

/** Sources that are filled once the map stands: the atlas, and the towns around what is seen. */
export const SOURCES = { land: 'land', borders: 'borders', towns: 'towns' } as const;

/** A map of land, borders and towns in the colours of the theme around it, which asks nobody. */
export function ownStyle(element: Element): StyleSpecification {
  const { water, land, line, text } = tokensOf(element);
  return {
    version: 8,
    sources: { land: empty(), borders: empty(), towns: empty() },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: SOURCES.land, paint: { 'fill-color': land } },
      { id: 'coast', type: 'line', source: SOURCES.land, paint: { 'line-color': line, 'line-width': 0.6 } },
      {
        id: 'borders',
        type: 'line',
        source: SOURCES.borders,
        paint: { 'line-color': line, 'line-width': 0.8, 'line-dasharray': [3, 3] },
      },
      {
        id: 'town-points',
        type: 'circle',
        source: SOURCES.towns,
        paint: { 'circle-color': text, 'circle-radius': 2 },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: SOURCES.towns,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [TEXT],
          'text-size': 12,
          'text-anchor': 'top',
          // Below a marker that stands in the town.
          'text-offset': [0, 1.3],
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
      },
    ],
  };
}
