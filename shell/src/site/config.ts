import { join } from 'node:path';
import * as z from 'zod';
import type { RemoteLimits } from '../federation/remote-events';
import type { SystemUser } from './render-process';

const DEVELOPMENT_SECRETS = {
  SESSION_SECRET: 'development-session-secret-of-32-characters',
  VISITOR_SECRET: 'development-only-visitor-secret',
  SITE_TOKEN: 'development-only-site-token',
  OIDC_CLIENT_SECRET: 'development-only-client-secret',
} as const;

const DEVELOPMENT_KEYS = join(import.meta.dirname, '../../../.data/keys/trusted.json');

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const milliseconds = (fallback: number) => z.coerce.number().int().min(50).default(fallback);

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  SITE_HOST: z.string().default('127.0.0.1'),
  SITE_PORT: port(3000),
  API_PORT: port(4000),
  REGISTRY_PORT: port(4100),
  IDENTITY_PORT: port(4200),
  SANDBOX_PORT: port(4300),
  /** Where visitors find the default market's site; the others stand at a label before its host. */
  SITE_ORIGIN: z.url().optional(),
  /**
   * Where weaknesses are reported (`mailto:…`, `https://…`); `/.well-known/security.txt` names it.
   */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  API_URL: z.url().optional(),
  REGISTRY_URL: z.url().optional(),
  OIDC_ISSUER: z.url().optional(),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(32).default(2),
  /** Milliseconds between two looks at the compositions. */
  COMPOSITION_POLL: z.coerce.number().int().min(100).default(2000),
  /** Where the last good compositions are stored. */
  SITE_FOLDER: z.string().default(join(import.meta.dirname, '../../../.data/site')),
  /** Folder with builds of the shell, for a replay; the checkout's own otherwise. */
  SHELL_BUILDS: z.string().optional(),
  /** File with the public keys of those who may sign compositions and releases. */
  TRUSTED_KEYS: z.string().default(DEVELOPMENT_KEYS),
  /** Milliseconds for all files of a remote's release; no request waits for them. */
  REMOTE_ENTRY_DEADLINE: milliseconds(4000),
  /** Milliseconds for evaluating each expose of a release; no request waits for that either. */
  REMOTE_EVALUATION_DEADLINE: milliseconds(5000),
  /** Milliseconds for a `load` of a block or slot of a remote. */
  REMOTE_LOAD_DEADLINE: milliseconds(1800),
  /** Milliseconds for a loader of a remote's route. */
  REMOTE_ROUTE_DEADLINE: milliseconds(4000),
  /** Milliseconds for rendering: what has not rendered by then leaves its place to its fallback. */
  REMOTE_RENDER_DEADLINE: milliseconds(4000),
  /**
   * Failures within the window that open a remote's breaker, when they are at least half of its
   * calls.
   */
  BREAKER_FAILURES: z.coerce.number().int().min(1).default(5),
  /** Milliseconds in which failures are counted. */
  BREAKER_WINDOW: milliseconds(30_000),
  /**
   * Milliseconds until what is open is tried for the first time; each failed try doubles them, up
   * to ten times.
   */
  BREAKER_PROBE_AFTER: milliseconds(2000),
  /**
   * Megabytes that a render worker's heap may have; at four fifths a fresh worker takes its place.
   */
  RENDER_WORKER_MEMORY: z.coerce.number().int().min(64).default(512),
  /**
   * `uid:gid` by number that render workers run as, where root starts the site; it needs to read no
   * more than the shell's build.
   */
  RENDER_USER: z
    .string()
    .regex(/^\d+:\d+$/)
    .optional(),
  /**
   * `report` only counts what Trusted Types would refuse (`site_policy_violations_total`), while a
   * new vendor is tried.
   */
  TRUSTED_TYPES: z.enum(['enforce', 'report']).default('enforce'),
  /** Visitors a minute of one network that get a name; one's own machine has no limit. */
  VISITORS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** Milliseconds between "not ready" and the end of accepting, so that a balancer notices. */
  STOP_DELAY: z.coerce.number().int().min(0).default(0),
  /** Redis or Valkey, which counts requests over all sites. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Reports a minute of pages of one visitor's network; more are counted as dropped. */
  BEACONS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** Milliseconds between two messages to the registry about how versions do. */
  OBSERVATION_EVERY: milliseconds(3000),
  /** Bytes of rendered pages that are cached. */
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(64 * 1024 * 1024),
  /** Bytes of pictures that are cached. */
  PICTURE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(64 * 1024 * 1024),
  OIDC_CLIENT_ID: z.string().default('showroom-site'),
  OIDC_CLIENT_SECRET: z.string().min(8).default(DEVELOPMENT_SECRETS.OIDC_CLIENT_SECRET),
  /** Some providers give refresh tokens only where `offline_access` is among them. */
  OIDC_SCOPES: z.string().default('openid profile email roles'),
  SESSION_SECRET: z.string().min(32).default(DEVELOPMENT_SECRETS.SESSION_SECRET),
  VISITOR_SECRET: z.string().min(8).default(DEVELOPMENT_SECRETS.VISITOR_SECRET),
  SITE_TOKEN: z.string().min(8).default(DEVELOPMENT_SECRETS.SITE_TOKEN),
  /**
   * Addresses of the proxies in front (`10.0.0.0/8, loopback`), whose word on scheme, host and
   * visitor's address is taken: limits count visitors by it, so that production needs them.
   */
  TRUSTED_PROXIES: z.string().default(''),
  /** `1` makes it a site of developers (`npm run dev`), unless it is in production. */
  SHOWROOM_DEVELOPMENT: z.string().default(''),
  WORKSHOP_URL: z.url().default('http://127.0.0.1:3090'),
});

export interface SiteConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly siteOrigin: string;
  readonly securityContact: string | undefined;
  readonly apiUrl: string;
  readonly registryUrl: string;
  readonly identityUrl: string;
  readonly sandboxUrl: string;
  readonly folder: string;
  readonly trustedKeys: string;
  readonly shellBuilds: string | undefined;
  readonly workers: number;
  /** Megabytes of heap for each of them. */
  readonly workerMemory: number;
  /** Who they run as; as the site itself otherwise. */
  readonly workerUser: SystemUser | undefined;
  /** Milliseconds for the files of a release. */
  readonly entryDeadline: number;
  readonly remoteLimits: RemoteLimits;
  readonly compositionPoll: number;
  readonly trustedTypes: 'enforce' | 'report';
  readonly visitorsPerMinute: number;
  readonly beaconsPerMinute: number;
  readonly redisUrl: string | undefined;
  /** Milliseconds in which a balancer notices that this site stops. */
  readonly stopDelay: number;
  /** Milliseconds between two messages about how versions do. */
  readonly observationEvery: number;
  readonly pageCacheBytes: number;
  readonly pictureCacheBytes: number;
  readonly client: { readonly id: string; readonly secret: string };
  /** What is asked for when somebody signs in. */
  readonly scopes: string;
  readonly sessionSecret: string;
  readonly visitorSecret: string;
  readonly siteToken: string;
  readonly trustedProxies: string | false;
  /**
   * Where a site of developers has other compositions made; undefined wherever visitors come:
   * overrides and faults mean nothing there.
   */
  readonly workshopUrl: string | undefined;
}

/** The site's configuration, read once; what is missing or wrong is named and ends the process. */
export function siteConfig(env: NodeJS.ProcessEnv = process.env): SiteConfig {
  const parsed = schema.safeParse(env);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const production = env['NODE_ENV'] === 'production';
  for (const [key, secret] of Object.entries(DEVELOPMENT_SECRETS)) {
    if (production && (!env[key] || env[key] === secret))
      problems.push(`${key}: set a secret of your own in production`);
  }
  if (production && !env['TRUSTED_KEYS']) {
    problems.push(
      'TRUSTED_KEYS: name the file of the public keys that you trust in production (`npm run registry -- keys`)',
    );
  }
  if (production && !env['SITE_ORIGIN']) {
    problems.push('SITE_ORIGIN: name the address at which visitors find the site in production (`https://…`)');
  }
  if (production && !env['TRUSTED_PROXIES']) {
    problems.push(
      'TRUSTED_PROXIES: name the proxy in front in production (`loopback`): without it all visitors are one address',
    );
  }
  if (env['RENDER_USER'] && process.getuid?.() !== 0) {
    problems.push('RENDER_USER: only root can start render workers as somebody else');
  }
  if (!parsed.success || problems.length > 0) {
    console.error(`The site's configuration is not complete:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    process.exit(78);
  }
  const values = parsed.data;
  const local = (value: string | undefined, at: number) => value ?? `http://127.0.0.1:${at}`;
  return {
    production,
    host: values.SITE_HOST,
    port: values.SITE_PORT,
    siteOrigin: values.SITE_ORIGIN ?? `http://localhost:${values.SITE_PORT}`,
    securityContact: values.SECURITY_CONTACT,
    apiUrl: local(values.API_URL, values.API_PORT),
    registryUrl: local(values.REGISTRY_URL, values.REGISTRY_PORT),
    identityUrl: local(values.OIDC_ISSUER, values.IDENTITY_PORT),
    sandboxUrl: `http://127.0.0.1:${values.SANDBOX_PORT}`,
    folder: values.SITE_FOLDER,
    trustedKeys: values.TRUSTED_KEYS,
    shellBuilds: values.SHELL_BUILDS,
    workers: values.RENDER_WORKERS,
    workerMemory: values.RENDER_WORKER_MEMORY,
    workerUser: userOf(values.RENDER_USER),
    entryDeadline: values.REMOTE_ENTRY_DEADLINE,
    remoteLimits: {
      evaluation: values.REMOTE_EVALUATION_DEADLINE,
      load: values.REMOTE_LOAD_DEADLINE,
      route: values.REMOTE_ROUTE_DEADLINE,
      render: values.REMOTE_RENDER_DEADLINE,
      breaker: {
        failures: values.BREAKER_FAILURES,
        window: values.BREAKER_WINDOW,
        probeAfter: values.BREAKER_PROBE_AFTER,
      },
    },
    compositionPoll: values.COMPOSITION_POLL,
    trustedTypes: values.TRUSTED_TYPES,
    visitorsPerMinute: values.VISITORS_PER_MINUTE,
    beaconsPerMinute: values.BEACONS_PER_MINUTE,
    redisUrl: values.REDIS_URL,
    stopDelay: values.STOP_DELAY,
    observationEvery: values.OBSERVATION_EVERY,
    pageCacheBytes: values.PAGE_CACHE_BYTES,
    pictureCacheBytes: values.PICTURE_CACHE_BYTES,
    client: { id: values.OIDC_CLIENT_ID, secret: values.OIDC_CLIENT_SECRET },
    scopes: values.OIDC_SCOPES,
    sessionSecret: values.SESSION_SECRET,
    visitorSecret: values.VISITOR_SECRET,
    siteToken: values.SITE_TOKEN,
    trustedProxies: values.TRUSTED_PROXIES || false,
    workshopUrl: !production && values.SHOWROOM_DEVELOPMENT === '1' ? values.WORKSHOP_URL : undefined,
  };
}

function userOf(text: string | undefined): SystemUser | undefined {
  if (text === undefined) return undefined;
  const [uid, gid] = text.split(':').map(Number);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
