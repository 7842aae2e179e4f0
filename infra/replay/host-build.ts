import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOST, isHost, parseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { isIntact } from '../integrity';
import type { TrustedKeys } from '../registry/keys/key-folder';
import { SIGNATURE } from '../registry/release-storage';
import { verifiedText } from '../registry/signing';

/**
 * Brings a published build of the shell into a folder as `<build>/{web,node,release.json}`, every
 * byte of it checked.
 */
export async function fetchHostBuild(
  registryUrl: string,
  version: string,
  folder: string,
  trusted: TrustedKeys,
): Promise<void> {
  const build = join(folder, version.split('-').at(-1) ?? version);
  if (existsSync(build)) return;
  const release = { remote: HOST, version };
  const read = async (path: string) => {
    const response = await fetch(releaseUrl(registryUrl, release, path));
    if (!response.ok)
      throw new Error(`The shell's build ${version} is not to be had: ${path} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const text = await verifiedText('release', (await read(SIGNATURE)).toString('utf8'), trusted);
  const manifest = parseManifest(JSON.parse(text));
  if (!isHost(manifest) || manifest.version !== version) throw new Error(`${version} is no build of the shell`);
  const staging = `${build}.part`;
  await rm(staging, { recursive: true, force: true });
  for (const { path, integrity } of [...manifest.web.assets, ...manifest.node.assets]) {
    const bytes = await read(path);
    if (!isIntact(bytes, integrity))
      throw new Error(`${path} of the shell's build ${version} has other bytes than were signed`);
    await mkdir(dirname(join(staging, path)), { recursive: true });
    await writeFile(join(staging, path), bytes);
  }
  await writeFile(join(staging, 'release.json'), text);
  await rename(staging, build);
}
