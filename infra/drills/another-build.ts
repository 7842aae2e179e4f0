import { languageFile, languagesOf } from '@showroom/contracts/remotes/language-file';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';

/**
 * A release that was made of a built one: its manifest, true to the last byte, and all its files.
 */
export interface MadeRelease {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

export type LoadFile = (path: string) => Promise<Uint8Array>;
type Spoil = (path: string, text: string) => string;

export const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * The same release as if it had been built from other sources: another version and container, other
 * bytes, other hashes, also those that its entry keeps of its chunks. `spoil` changes the text of a
 * script on the way.
 */
export async function anotherBuild(
  right: ReleaseManifest,
  read: LoadFile,
  build: string,
  spoil: Spoil = (_, text) => text,
): Promise<MadeRelease> {
  const before = right.version.split('-').at(-1) ?? '';
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const hashes = new Map<string, string>();
  const entries = [...webEntries(right), right.node.entry];
  // The entries last: they keep the hashes of the others.
  const assets = [...right.web.assets, ...right.node.assets];
  for (const { path, integrity } of assets.toSorted((a, b) => entries.indexOf(a.path) - entries.indexOf(b.path))) {
    const bytes = await read(path);
    if (!path.endsWith('.js')) {
      files.set(path, Uint8Array.from(bytes));
      continue;
    }
    let text = textOf(bytes).replaceAll(before, build);
    for (const [old, made] of entries.includes(path) ? hashes : []) text = text.replaceAll(old, made);
    const made = bytesOf(spoil(path, text));
    files.set(path, made);
    hashes.set(integrity, await integrityLike(integrity, made));
  }
  const side = async ({ entry, assets }: ReleaseManifest['web']) => ({
    entry,
    assets: await Promise.all(
      assets.map(async ({ path, integrity }) => {
        const body = files.get(path) ?? new Uint8Array();
        return { path, integrity: await integrityLike(integrity, body), bytes: body.length };
      }),
    ),
  });
  const { published_at, ...described } = right;
  const manifest: ReleaseManifest = {
    ...described,
    version: right.version.replace(before, build),
    container: right.container.replace(before, build),
    web: await side(right.web),
    node: await side(right.node),
  };
  return { manifest, files };
}

/** The entries of a release's web build: of all languages, and of each. */
export function webEntries({ web }: ReleaseManifest): string[] {
  return [web.entry, ...languagesOf(web).map((language) => languageFile(web.entry, language))];
}

/** Eight hex digits, the same for the same words. */
export async function buildIdFrom(words: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(words)));
  return [...digest.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The integrity attribute of other bytes, by the same algorithm. */
async function integrityLike(integrity: string, bytes: Uint8Array): Promise<string> {
  const [name, length] = integrity.startsWith('sha256-') ? ['sha256', 256] : ['sha384', 384];
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${length}`, Uint8Array.from(bytes)));
  return `${name}-${btoa(String.fromCharCode(...digest))}`;
}
