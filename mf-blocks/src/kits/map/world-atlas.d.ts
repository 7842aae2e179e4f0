/** Without it the type checker would read all coordinates of the earth. */
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default atlas;
}
