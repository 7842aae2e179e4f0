/**
 * Address of a file of a release, under the origin of its composition. Browsers load this without
 * the schemas of releases.
 */
export function releaseUrl(
  origin: string,
  { remote, version }: { readonly remote: string; readonly version: string },
  path: string,
): string {
  return `${origin}/releases/${remote}/${version}/${path}`;
}
