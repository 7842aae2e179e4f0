import * as z from 'zod/mini';
import { partOf } from '../schema/part-of';

/**
 * What a remote may expose: route objects under a mount, a block pack, one block, or a slot such as
 * the navigation.
 */
export const EXPOSE_KINDS = ['routes', 'blocks', 'block', 'slot'] as const;
/** One kind of expose. */
export type ExposeKind = (typeof EXPOSE_KINDS)[number];

/** Name of a remote: lower case, with hyphens. */
export const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be a remote name such as mf-blocks'));
/** Version of a release: semantic, with a hash of its sources. */
export const releaseVersion = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/, 'must be a version such as 1.0.0-3f9a2c1b'));

/** The remote name under which the shell's own builds are released. */
export const HOST = 'shell';

/**
 * A file of a release: path inside it, `sha384-…` of its bytes (the form of the integrity
 * attribute), length, and length as browsers get it.
 */
const asset = z.object({ path: z.string(), integrity: z.string(), bytes: z.int(), brotli: z.optional(z.int()) });

const expose = z.object({
  /** e.g. `./routes`, `./block/accordion`, `./navigation`. */
  name: z.string(),
  kind: z.enum(EXPOSE_KINDS),
  contract: z.int(),
  /**
   * Scripts that the browser loads with the entry when it asks for this expose, and its style
   * sheets.
   */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

/**
 * What a build contains of the common contracts, found in its bundles: events as `name@version`,
 * settings by their key.
 */
const uses = z.object({ events: z.array(z.string()), settings: z.array(z.string()) });

/** Everything that one version of a remote is; immutable once published. */
export const releaseManifest = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** Name of the federation container, unique per version so that two can stand in one process. */
  container: z.string(),
  /** Version of the contracts package that it was built with. */
  contracts: z.string(),
  /**
   * Modules that it wants of the host and brings no copy of, each with the range of versions that
   * it was built for.
   */
  shared: z._default(
    z.array(
      z.object({
        name: z.string(),
        range: z.string(),
        /** The version that it brings along all the same. */
        brings: z.optional(z.string()),
        /** False when it may get another instance than the rest of the page. */
        singleton: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
  uses: z._default(uses, { events: [], settings: [] }),
  web: z.object({ entry: z.string(), assets: z.array(asset) }),
  node: z.object({ entry: z.string(), assets: z.array(asset) }),
  exposes: z.array(expose),
  /** Route prefixes that the remote serves, with the expose that holds their routes. */
  mounts: z.array(z.object({ path: z.string(), expose: z.string() })),
  /** Slots of the site's layout that the remote can fill, with the expose. */
  slots: z.array(z.object({ slot: z.string(), expose: z.string() })),
  /**
   * What pages of others embed: a container that shares nothing with its page, its entry among the
   * web assets, and the names of the parcels in it.
   */
  parcels: z.optional(z.object({ container: z.string(), entry: z.string(), names: z.array(z.string()) })),
  /** Block templates of `./blocks`, as plain data (contracts/blocks/template). */
  templates: z.array(z.looseObject({ key: z.string() })),
  /** What editors read of the templates in other languages: `fr`, then by the English text. */
  template_texts: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** Named contents of the templates, for the gallery. */
  examples: z._default(
    z.array(z.object({ template: z.string(), name: z.string(), content: z.record(z.string(), z.unknown()) })),
    [],
  ),
  /** When it was published, ISO 8601; set by the registry. */
  published_at: z.optional(z.string()),
});
/** A version of a remote with its files, exposes and templates. */
export type ReleaseManifest = z.output<typeof releaseManifest>;
/** Where the picture of a block lies among the files that a release has for browsers. */
export const thumbnailPath = (key: string) => `thumbnails/${key}.webp`;

/** Content of a block under a name, for the gallery and the gate. */
export type BlockExample = ReleaseManifest['examples'][number];

/** One build of the shell, the host of every remote; a release as those of remotes are. */
export const hostManifest = z.object({
  remote: z.literal(HOST),
  version: releaseVersion,
  /** `sha384-…` of the names and hashes of all its files: names the build in compositions. */
  integrity: z.string(),
  contracts: z.string(),
  /** The one instance of each module that remotes get. */
  provides: z.array(z.object({ name: z.string(), version: z.string() })),
  /** Contract versions that it takes, by kind of expose. */
  supports: z.record(z.string(), z.array(z.int())),
  /**
   * Events as `name@version` that its bus knows, and keys of the settings that it gives to remotes.
   */
  events: z.array(z.string()),
  settings: z.array(z.string()),
  web: z.object({
    entry: z.string(),
    assets: z.array(asset),
    /** What a page loads at once, in order; its style sheets; the federation runtime. */
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    federation: z.array(z.string()),
  }),
  /** The render worker. */
  node: z.object({ entry: z.string(), assets: z.array(asset) }),
  published_at: z.optional(z.string()),
});
/** A version of the shell. */
export type HostManifest = z.output<typeof hostManifest>;

/** What can be published: a version of a remote, or of the host. */
export type AnyManifest = ReleaseManifest | HostManifest;

/**
 * What stands under the host's name is a host, anything else a remote; throws what breaks the
 * schema.
 */
export function parseManifest(value: unknown): AnyManifest {
  const remote = partOf(value, 'remote');
  return remote === HOST ? hostManifest.parse(value) : releaseManifest.parse(value);
}

/** Whether a manifest is the shell's. */
export function isHost(manifest: AnyManifest): manifest is HostManifest {
  return manifest.remote === HOST;
}

/**
 * `stable` is what a market's visitors get, `canary` what a share of them gets while one stands.
 */
export const CHANNELS = ['stable', 'canary'] as const;
/** The share that a visitor belongs to. */
export type Channel = (typeof CHANNELS)[number];

const composed = {
  /** Hash of market, channel and versions: names the composition in answers and error reports. */
  id: z.string(),
  market: z.string(),
  channel: z.string(),
  /**
   * Counts the changes of this market and channel: a site never goes back to a smaller one by
   * itself.
   */
  sequence: z._default(z.int(), 0),
  created_at: z.string(),
  /** Percent of the visitors that a canary is for. */
  share: z.optional(z.int()),
  /** The shell's build that it was checked against. */
  host: z.optional(z.object({ version: releaseVersion, integrity: z.string() })),
  /**
   * Which remote fills a slot of the layout; a slot that is not named is filled by the first remote
   * that offers it.
   */
  slots: z.optional(z.record(z.string(), remoteName)),
  /** Where the releases' files lie: `{origin}/releases/{remote}/{version}/{path}`. */
  origin: z.string(),
};

/**
 * The exact versions that make up a market's site. Remotes are listed in the order in which their
 * mounts and templates win.
 */
export const composition = z.object({
  ...composed,
  /** Who or what made it, and why: for people, so neither signed nor public. */
  who: z.optional(z.string()),
  reason: z.optional(z.string()),
  /**
   * When it was signed, and until when that holds, ISO 8601; renewed without a change of anything
   * else.
   */
  issued_at: z.optional(z.string()),
  expires_at: z.optional(z.string()),
  remotes: z.array(releaseManifest),
});
/** What a market and channel are made of. */
export type Composition = z.output<typeof composition>;

/**
 * What a signature of a composition vouches for: as above, with each release as the signed text
 * (JWS) that its publisher made of it.
 */
export const signedComposition = z.object({
  ...composed,
  sequence: z.int(),
  issued_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  remotes: z.array(z.string()),
});
/** A composition as it was signed, its releases as signed texts. */
export type SignedComposition = z.output<typeof signedComposition>;

/** Kinds of signed texts; a key is trusted for one of them. */
export const SIGNED_KINDS = ['release', 'composition', 'gate-report'] as const;
/** A kind of signed text. */
export type SignedKind = (typeof SIGNED_KINDS)[number];
