import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json';

const { land, countries } = atlas.objects;

/** The land of the earth. */
export const landShape = () => feature(atlas, land);

/** Borders between two countries, each once, and no coasts. */
export const borderLines = () => mesh(atlas, countries, (one, other) => one !== other);
