/** Pictures of the site's media without size and kind, or in one of their sizes. */
const OWN = /^(\/media\/(?:heroes|vehicles)\/[\w/-]+?)(?:-\d+x\d+\.\w{3,4})?$/;

/**
 * The address of a picture as previews of links can show it: our own ones 1600 px wide and as jpeg,
 * which every reader knows; any other address as it is.
 */
export function socialImage(address: string): string {
  const path = OWN.exec(address)?.[1];
  return path === undefined ? address : `${path}-1600x840.jpeg`;
}
