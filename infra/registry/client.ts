import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type Composition,
  composition,
  type ReleaseManifest,
  releaseManifest,
} from '@showroom/contracts/remotes/release';
import ky, { HTTPError } from 'ky';

interface RegistryAddress {
  readonly url: string;
  readonly token: string;
}

/** Talks to the registry for the command line; every refusal is an error with the registry's own sentence. */
export function registryClient({ url, token }: RegistryAddress) {
  const http = ky.create({ prefixUrl: url, timeout: 60_000, headers: { authorization: `Bearer ${token}` }, retry: 2 });

  /** Files need not travel again; a version that was published with other files is refused when it is sealed. */
  async function isPublished(manifest: ReleaseManifest): Promise<boolean> {
    const answer = await http.get(`releases/${manifest.remote}/${manifest.version}/release.json`, {
      throwHttpErrors: false,
    });
    if (!answer.ok) return false;
    const { published_at, ...published } = releaseManifest.parse(await answer.json());
    return isDeepStrictEqual(published, JSON.parse(JSON.stringify(manifest)));
  }

  return {
    /** Uploads a build's files and publishes it; a release that is there already is left as it is. */
    async publish(manifest: ReleaseManifest, folder: string): Promise<'published' | 'known'> {
      if (await isPublished(manifest)) return 'known';
      for (const { path } of [...manifest.web.assets, ...manifest.node.assets]) {
        const body = await readFile(join(folder, path));
        await explained(
          http.put(`uploads/${manifest.remote}/${manifest.version}/${path}`, {
            body: new Uint8Array(body),
            headers: { 'content-type': 'application/octet-stream' },
          }),
        );
      }
      const answer = await explained(http.post('releases', { json: manifest }));
      return answer.status === 201 ? 'published' : 'known';
    },
    async pin(market: string, remote: string, version: string | null, reason: string): Promise<Composition> {
      const answer = await explained(http.put(`compositions/${market}/pins`, { json: { remote, version, reason } }));
      return composition.parse(await answer.json());
    },
    async rollback(market: string, reason: string): Promise<Composition> {
      const answer = await explained(http.post(`compositions/${market}/rollback`, { json: { reason } }));
      return composition.parse(await answer.json());
    },
    async current(market: string): Promise<Composition> {
      return composition.parse(await (await explained(http.get(`compositions/${market}`))).json());
    },
  };
}

async function explained(request: Promise<Response>): Promise<Response> {
  return request.catch(async (error: unknown) => {
    if (!(error instanceof HTTPError)) throw error;
    const problem: { title?: string } = await error.response.json().catch(() => ({}));
    throw new Error(`The registry refused: ${problem.title ?? error.response.status}`, { cause: error });
  });
}
