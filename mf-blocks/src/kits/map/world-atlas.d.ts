/** Without it the type checker would read all coordinates of the earth. */
declare module 'world-atlas/countries-50m.json' {
  import type { mesh } from 'topojson-client';

  type Shape = NonNullable<Parameters<typeof mesh>[1]>;
  const atlas: NonNullable<Parameters<typeof mesh>[0]> & {
    readonly objects: { readonly countries: Shape; readonly land: Shape };
  };
  export default atlas;
}
