import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type AnyManifest, type Composition, composition, parseManifest } from '@showroom/contracts/remotes/release';
import ky, { HTTPError } from 'ky';
import * as z from 'zod';
import { semaphore } from '../semaphore';
import { KeyFolder } from './keys/key-folder';
import { personHere } from './person';
import { signText } from './signing';

/** The registry waits for its disk with each file. */
const UPLOADS_AT_ONCE = 8;

interface RegistryAddress {
  readonly url: string;
  readonly token: string;
  /** Holds the key that signs releases; needed by whoever publishes. */
  readonly keysFolder?: string;
  /** Named in the audit log. Default: the person at this machine. */
  readonly who?: string;
}

interface ChangeOptions {
  /** Lets a version back in that burnt its budget. */
  readonly force?: boolean;
  /**
   * What the refusal of the same change said, for who wants it although it empties a place of the
   * site.
   */
  readonly confirm?: string | undefined;
}

/** 0.3, 0.6, 1.2 and 2.4 seconds apart: by then a database was replaced, or a registry left. */
const RETRIES = 4;

/** Of a call that may be made twice, though it is a POST. */
export const RETRIED_POST = { limit: RETRIES, methods: ['post'] };

/** Calls of the registry by whoever has its token; fetching and putting may be tried again. */
export function registryHttp({ url, token }: Pick<RegistryAddress, 'url' | 'token'>) {
  return ky.create({
    prefixUrl: url,
    timeout: 60_000,
    headers: { authorization: `Bearer ${token}` },
    retry: { limit: RETRIES, methods: ['get', 'put'] },
  });
}

interface Upload {
  readonly manifest: AnyManifest;
  readonly folder: string;
  readonly searchParams: { readonly upload: string };
}

async function uploadFiles(
  http: ReturnType<typeof registryHttp>,
  { manifest, folder, searchParams }: Upload,
): Promise<void> {
  const limited = semaphore(UPLOADS_AT_ONCE);
  const upload = async ({ path }: { readonly path: string }) => {
    const body = await readFile(join(folder, path));
    await explained(
      http.put(`uploads/${manifest.remote}/${manifest.version}/${path}`, {
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/octet-stream' },
        searchParams,
      }),
    );
  };
  let hasFailed = false;
  const uploads = [...manifest.web.assets, ...manifest.node.assets].map((asset) =>
    limited(async () => {
      if (!hasFailed) await upload(asset);
    }).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  // What is on its way ends before a failure is said: nobody finds half a file afterwards.
  await Promise.allSettled(uploads);
  await Promise.all(uploads);
}

/**
 * Talks to the registry for the command line; every refusal is an error with the registry's own
 * sentence.
 */
export function registryClient({ keysFolder, who = personHere(), ...address }: RegistryAddress) {
  const http = registryHttp(address);

  /**
   * Files need not travel again; a version that was published with other files is refused when it
   * is sealed.
   */
  async function isPublished(manifest: AnyManifest): Promise<boolean> {
    const answer = await http.get(`releases/${manifest.remote}/${manifest.version}/release.json`, {
      throwHttpErrors: false,
    });
    if (!answer.ok) return false;
    const { published_at, ...published } = parseManifest(await answer.json());
    return isDeepStrictEqual(published, JSON.parse(JSON.stringify(manifest)));
  }

  return {
    /**
     * Signs a build's manifest, uploads its files and publishes it; a release that is there already
     * is left as it is.
     */
    async publish(manifest: AnyManifest, folder: string): Promise<'published' | 'known'> {
      if (!keysFolder) throw new Error('Releases are signed: KEYS_FOLDER names the folder with the key');
      const key = await new KeyFolder(keysFolder).signing('release');
      const signed = await signText('release', JSON.stringify(manifest), key);
      const searchParams = { upload: randomUUID() };
      if (!(await isPublished(manifest))) await uploadFiles(http, { manifest, folder, searchParams });
      // Published twice it is known.
      const answer = await explained(http.post('releases', { json: { signed }, searchParams, retry: RETRIED_POST }));
      return answer.status === 201 ? 'published' : 'known';
    },
    async pin(
      market: string,
      remote: string,
      version: string | null,
      reason: string,
      options: ChangeOptions = {},
    ): Promise<Composition> {
      const json = { remote, version, reason, who, ...options };
      const answer = await explained(http.put(`compositions/${market}/pins`, { json }));
      return composition.parse(await answer.json());
    },
    async fill(market: string, slot: string, remote: string | null, reason: string): Promise<Composition> {
      const json = { slot, remote, reason, who };
      const answer = await explained(http.put(`compositions/${market}/slots`, { json }));
      return composition.parse(await answer.json());
    },
    async rollback(market: string, reason: string, options: ChangeOptions = {}): Promise<Composition> {
      const answer = await explained(
        http.post(`compositions/${market}/rollback`, { json: { reason, who, ...options } }),
      );
      return composition.parse(await answer.json());
    },
    async current(market: string): Promise<Composition> {
      return composition.parse(await (await explained(http.get(`compositions/${market}`))).json());
    },
  };
}

const refused = z.object({
  title: z.string().optional(),
  losses: z.array(z.string()).optional(),
  confirm: z.string().optional(),
});

/**
 * A refusal in the registry's own sentence, with what confirms the change where it can be made all
 * the same.
 */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
  readonly confirm: string | undefined;
  constructor({ title = 'without a reason', losses = [], confirm }: z.output<typeof refused>, cause: unknown) {
    const lines = [`The registry refused: ${title}`, ...losses.map((loss) => `  ${loss}`)];
    if (confirm) lines.push(`To do it all the same: --confirm ${confirm} --why "..."`);
    super(lines.join('\n'), { cause });
    this.confirm = confirm;
  }
}

/** What the registry answered, or an error with its own sentence. */
export async function explained(request: Promise<Response>): Promise<Response> {
  return request.catch(async (error: unknown) => {
    if (!(error instanceof HTTPError)) throw error;
    const { data } = refused.safeParse(await error.response.json().catch(() => undefined));
    throw new RefusedChange({ title: String(error.response.status), ...data }, error);
  });
}
