import type { Template } from '@showroom/contracts/blocks/template';
import { templateAttributes } from '@showroom/contracts/blocks/template-schema';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { composition, type ReleaseManifest, thumbnailPath } from '@showroom/contracts/remotes/release';
import * as z from 'zod';

/** What a market's site offers editors: templates of blocks, and where remotes have pages. */
interface Offered {
  readonly templates: ReadonlyMap<string, Template>;
  /** What their remotes say of them in other languages, by key. */
  readonly texts: ReadonlyMap<string, NonNullable<ReleaseManifest['template_texts']>>;
  /** Route prefixes such as `/stock`. */
  readonly mounts: readonly string[];
}

export type OfferedIn = (market: string) => Promise<Offered>;

interface Cached extends Offered {
  readonly etag: string | null;
}

const DEADLINE = 3000;

/**
 * What each market's current composition offers, asked of the registry; what did not change is not
 * sent again, and who asks while somebody else does gets the same answer.
 */
export function offeredFrom(registryUrl: string): OfferedIn {
  const asked = new Map<string, ReturnType<OfferedIn>>();
  const ask = askingFrom(registryUrl);
  return (market) => {
    const running = asked.get(market) ?? ask(market).finally(() => asked.delete(market));
    asked.set(market, running);
    return running;
  };
}

/** Templates of a release, with the addresses of their pictures and scripts that it has. */
function offeredBy({ remote, version, web, templates, exposes }: ReleaseManifest, origin: string) {
  const addressOf = (path: string) => `${origin}/releases/${remote}/${version}/${path}`;
  const files = new Map(web.assets.map((asset) => [asset.path, asset]));
  const scriptsOf = (key: string) => {
    const own = exposes.find(({ name }) => name === `./block/${key}`)?.scripts ?? [];
    return [web.entry, ...own].map((path) => {
      const { brotli, bytes = 0 } = files.get(path) ?? {};
      return { url: addressOf(path), bytes: brotli ?? bytes };
    });
  };
  return templates.map((template) => {
    const path = `web/${thumbnailPath(template.key)}`;
    return {
      ...template,
      ...(files.has(path) && { thumbnail_url: addressOf(path) }),
      scripts: template['hydrate'] === 'never' ? [] : scriptsOf(template.key),
    };
  });
}

function askingFrom(registryUrl: string): OfferedIn {
  const cached = new Map<string, Cached>();
  return async (market) => {
    const known = cached.get(market);
    try {
      const response = await fetch(`${registryUrl}/compositions/${encodeURIComponent(market)}`, {
        headers: known?.etag ? { 'if-none-match': known.etag } : {},
        signal: AbortSignal.timeout(DEADLINE),
      });
      if (response.status === 304 && known) return known;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const { remotes, origin } = composition.parse(await response.json());
      const remotesByRank = remotes.toReversed();
      const offered = remotesByRank.flatMap((remote) => offeredBy(remote, origin));
      const templates = z.array(templateAttributes).parse(offered);
      const texts = remotesByRank.flatMap(({ templates: own, template_texts = {} }) =>
        own.map(({ key }) => [key, template_texts] as const),
      );
      const fresh = {
        etag: response.headers.get('etag'),
        templates: new Map(templates.map((one) => [one.key, one])),
        texts: new Map(texts),
        mounts: remotes.flatMap(({ mounts }) => mounts.map(({ path }) => path)),
      };
      cached.set(market, fresh);
      return fresh;
    } catch (cause) {
      throw new ShowroomError('api.unreachable', { status: 503, cause, detail: 'registry' });
    }
  };
}
