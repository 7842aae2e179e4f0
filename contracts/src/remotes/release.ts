import * as z from 'zod/mini';

/** Contract versions of what remotes expose; a breaking change takes a new number and both are served during a transition. */
export const CONTRACT_VERSIONS = { routes: 1, block: 1, blocks: 1, slot: 1 } as const;

/** What a remote may expose: route objects under a mount, a block pack, one block, or a slot such as the navigation. */
export const EXPOSE_KINDS = ['routes', 'blocks', 'block', 'slot'] as const;
export type ExposeKind = (typeof EXPOSE_KINDS)[number];

export const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be a remote name such as mf-blocks'));
export const releaseVersion = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/, 'must be a version such as 1.0.0-3f9a2c1b'));

/** A file of a release: path inside it, `sha384-…` of its bytes (the form of the integrity attribute), and length. */
const asset = z.object({ path: z.string(), integrity: z.string(), bytes: z.int() });

const expose = z.object({
  /** e.g. `./routes`, `./block/accordion`, `./navigation`. */
  name: z.string(),
  kind: z.enum(EXPOSE_KINDS),
  contract: z.int(),
  /** Scripts that the browser loads with the entry when it asks for this expose, and its style sheets. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

/** Everything that one version of a remote is; immutable once published. */
export const releaseManifest = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** Name of the federation container, unique per version so that two can stand in one process. */
  container: z.string(),
  /** Version of the contracts package that it was built with. */
  contracts: z.string(),
  web: z.object({ entry: z.string(), assets: z.array(asset) }),
  node: z.object({ entry: z.string(), assets: z.array(asset) }),
  exposes: z.array(expose),
  /** Route prefixes that the remote serves, with the expose that holds their routes. */
  mounts: z.array(z.object({ path: z.string(), expose: z.string() })),
  /** Slots of the site's layout that the remote can fill, with the expose. */
  slots: z.array(z.object({ slot: z.string(), expose: z.string() })),
  /** Block templates of `./blocks`, as plain data (contracts/blocks/template). */
  templates: z.array(z.looseObject({ key: z.string() })),
  /** Named contents of the templates, for the gallery. */
  examples: z._default(
    z.array(z.object({ template: z.string(), name: z.string(), content: z.record(z.string(), z.unknown()) })),
    [],
  ),
  /** When it was published, ISO 8601; set by the registry. */
  published_at: z.optional(z.string()),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;
export type BlockExample = ReleaseManifest['examples'][number];

/** The exact versions that make up a market's site. Remotes are listed in the order in which their mounts and templates win. */
export const composition = z.object({
  /** Hash of the rest: names the composition in answers and error reports. */
  id: z.string(),
  market: z.string(),
  channel: z.string(),
  created_at: z.string(),
  /** Who or what made it, and why. */
  reason: z.string(),
  /** Where the releases' files lie: `{origin}/releases/{remote}/{version}/{path}`. */
  origin: z.string(),
  remotes: z.array(releaseManifest),
});
export type Composition = z.output<typeof composition>;

/** Address of a file of a release. */
export function releaseUrl(
  origin: string,
  manifest: Pick<ReleaseManifest, 'remote' | 'version'>,
  path: string,
): string {
  return `${origin}/releases/${manifest.remote}/${manifest.version}/${path}`;
}
