import { type AnyManifest, parseManifest, releaseVersion, remoteName } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { RegistryError } from './registry-error';
import { keyIdOf, SignatureError, verifiedText } from './signing';
import type { RegistryWorld } from './world';

const oneRelease = z.object({ remote: remoteName, version: releaseVersion });
const uploadId = z.object({
  upload: z
    .string()
    .regex(/^[0-9a-z-]{1,64}$/)
    .default(''),
});
const signedRelease = z.object({ signed: z.string() });

/** Uploads, publishing, and what is published. The files themselves are served as they lie. */
export function registerReleases(app: FastifyInstance, { storage, keys }: RegistryWorld): void {
  async function verified(jws: string): Promise<AnyManifest> {
    const text = await verifiedText('release', jws, await keys.trusted()).catch((error: unknown) => {
      if (error instanceof SignatureError) throw new RegistryError(422, `The release is not taken: ${error.message}`);
      throw error;
    });
    return parseManifest(JSON.parse(text));
  }

  app.get('/releases', async () => {
    const remotes = await storage.remotes();
    return {
      data: await Promise.all(remotes.map(async (remote) => ({ remote, versions: await storage.versions(remote) }))),
    };
  });
  app.put('/uploads/:remote/:version/*', async (request, reply) => {
    const { remote, version } = oneRelease.parse(request.params);
    const path = z.object({ '*': z.string().min(1) }).parse(request.params)['*'];
    const { upload } = uploadId.parse(request.query);
    await storage.stage(remote, version, path, z.instanceof(Buffer).parse(request.body), upload);
    return reply.code(204).send();
  });
  app.post('/releases', async (request, reply) => {
    const { signed } = signedRelease.parse(request.body);
    const manifest = await verified(signed);
    const outcome = await storage.seal(manifest, signed, uploadId.parse(request.query).upload);
    if (outcome === 'known') await storeTrusted(manifest, signed);
    return reply.code(outcome === 'published' ? 201 : 200).send({ outcome });
  });

  /**
   * A release whose key was revoked since, or that was never signed, is taken up again with a
   * signature that holds.
   */
  async function storeTrusted({ remote, version }: AnyManifest, signed: string): Promise<void> {
    const stored = await storage.signature(remote, version);
    const { keys: trusted } = await keys.trusted();
    const holds = stored !== undefined && trusted.some(({ kid }) => kid === keyIdOf(stored));
    if (!holds) await storage.signAgain(remote, version, signed);
  }
}
