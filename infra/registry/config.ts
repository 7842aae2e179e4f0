import { join } from 'node:path';
import * as z from 'zod';
import { EFFORTS, type Effort } from '../build/compress';
import { ROOT } from '../build/package-info';
import { parseConfig } from '../config';
import type { Bucket } from '../object-storage/s3-storage';

const DEVELOPMENT_TOKEN = 'development-registry-token';
const DEVELOPMENT_SITE_TOKEN = 'development-only-site-token';
/** Where development stores its keys. */
export const KEYS_FOLDER = join(ROOT, '.data/keys');

const schema = z
  .object({
    NODE_ENV: z.string().default('development'),
    REGISTRY_HOST: z.string().default('127.0.0.1'),
    REGISTRY_PORT: z.coerce.number().int().default(4100),
    /** Where browsers reach the releases' files; a CDN in production. */
    REGISTRY_PUBLIC_URL: z.url().optional(),
    /** Needed for every call that changes something. */
    REGISTRY_TOKEN: z.string().min(16).default(DEVELOPMENT_TOKEN),
    /** Known to the sites, which report how versions do. */
    SITE_TOKEN: z.string().min(8).default(DEVELOPMENT_SITE_TOKEN),
    API_PORT: z.coerce.number().int().default(4000),
    /** The API, which knows what published pages use. */
    API_URL: z.url().optional(),
    DATABASE_URL: z.url().optional(),
    /** The server itself, where DATABASE_URL is a pooler. */
    DATABASE_DIRECT_URL: z.url().optional(),
    /** The bucket that has the releases. Default: they lie in the folder. */
    REGISTRY_BUCKET: z.string().min(3).optional(),
    /** Of a provider other than AWS. */
    REGISTRY_S3_URL: z.url().optional(),
    REGISTRY_S3_REGION: z.string().min(1).default('us-east-1'),
    /** Default: what the machine may do by itself. */
    REGISTRY_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    REGISTRY_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    REGISTRY_FOLDER: z.string().default(join(ROOT, '.data/registry')),
    /**
     * `trusted.json` and the private keys of what is signed here; production makes none by itself.
     */
    KEYS_FOLDER: z.string().default(KEYS_FOLDER),
    /** How well releases are compressed; a site that is gone in an hour need not wait. */
    RELEASE_COMPRESSION: z.enum(EFFORTS).default('best'),
    /** Seconds for which the signature of a composition holds. */
    COMPOSITION_LIFETIME: z.coerce
      .number()
      .int()
      .min(2)
      .default(24 * 60 * 60),
  })
  .refine((values) => values.NODE_ENV !== 'production' || values.KEYS_FOLDER !== KEYS_FOLDER, {
    path: ['KEYS_FOLDER'],
    message: 'name the folder of your keys in production (`npm run registry -- keys rotate all` makes them)',
  });

export interface RegistryConfig {
  /** What the process listens on. Default: this machine alone. */
  readonly host?: string;
  readonly port: number;
  readonly url: string;
  /** Asked which templates published pages use; without it every one counts as used. */
  readonly apiUrl?: string;
  readonly token: string;
  readonly siteToken: string;
  readonly folder: string;
  /** Has the releases. Default: the folder has them. */
  readonly bucket?: Bucket | undefined;
  readonly keysFolder: string;
  /** A PostgreSQL server that registries share. Default: an embedded database in the folder. */
  readonly databaseUrl?: string;
  readonly directUrl?: string | undefined;
  readonly lifetime: number;
  /** How well releases are compressed. Default: as well as it can be done. */
  readonly effort?: Effort | undefined;
  readonly production: boolean;
}

function bucketOf(values: z.output<typeof schema>): Bucket | undefined {
  if (values.REGISTRY_BUCKET === undefined) return undefined;
  return {
    bucket: values.REGISTRY_BUCKET,
    url: values.REGISTRY_S3_URL,
    region: values.REGISTRY_S3_REGION,
    accessKeyId: values.REGISTRY_S3_ACCESS_KEY_ID,
    secretAccessKey: values.REGISTRY_S3_SECRET_ACCESS_KEY,
  };
}

/** Of the registry itself, or of a tool that talks to it, which needs no site's token. */
export function registryConfig(env = process.env, of: 'tool' | 'server' = 'tool'): RegistryConfig {
  const secrets = { REGISTRY_TOKEN: DEVELOPMENT_TOKEN, ...(of === 'server' && { SITE_TOKEN: DEVELOPMENT_SITE_TOKEN }) };
  const values = parseConfig(schema, env, secrets);
  const url = values.REGISTRY_PUBLIC_URL ?? `http://127.0.0.1:${values.REGISTRY_PORT}`;
  return {
    host: values.REGISTRY_HOST,
    port: values.REGISTRY_PORT,
    url,
    apiUrl: values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`,
    token: values.REGISTRY_TOKEN,
    siteToken: values.SITE_TOKEN,
    folder: values.REGISTRY_FOLDER,
    bucket: bucketOf(values),
    keysFolder: values.KEYS_FOLDER,
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    directUrl: values.DATABASE_DIRECT_URL,
    lifetime: values.COMPOSITION_LIFETIME,
    effort: values.RELEASE_COMPRESSION,
    production: values.NODE_ENV === 'production',
  };
}
