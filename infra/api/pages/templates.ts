import type { Template } from '@showroom/contracts/blocks/template';
import { templateAttributes } from '@showroom/contracts/blocks/template-schema';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { composition, type ReleaseManifest, thumbnailPath } from '@showroom/contracts/remotes/release';
import * as z from 'zod';

export type TemplatesOf = (market: string) => Promise<ReadonlyMap<string, Template>>;

interface Kept {
  readonly etag: string | null;
  readonly templates: ReadonlyMap<string, Template>;
}

const DEADLINE = 3000;

/**
 * The block templates of each market's current composition, asked of the registry; what did not
 * change is not sent again, and who asks while somebody else does gets the same answer.
 */
export function templatesFrom(registryUrl: string): TemplatesOf {
  const asked = new Map<string, ReturnType<TemplatesOf>>();
  const ask = askingFrom(registryUrl);
  return (market) => {
    const running = asked.get(market) ?? ask(market).finally(() => asked.delete(market));
    asked.set(market, running);
    return running;
  };
}

/** Templates of a release, with the addresses of their pictures as far as it has any. */
function withThumbnails({ remote, version, web, templates }: ReleaseManifest, origin: string) {
  const files = new Set(web.assets.map(({ path }) => path));
  return templates.map((template) => {
    const path = `web/${thumbnailPath(template.key)}`;
    const thumbnail_url = `${origin}/releases/${remote}/${version}/${path}`;
    return files.has(path) ? { ...template, thumbnail_url } : template;
  });
}

function askingFrom(registryUrl: string): TemplatesOf {
  const kept = new Map<string, Kept>();
  return async (market) => {
    const known = kept.get(market);
    try {
      const response = await fetch(`${registryUrl}/compositions/${encodeURIComponent(market)}`, {
        headers: known?.etag ? { 'if-none-match': known.etag } : {},
        signal: AbortSignal.timeout(DEADLINE),
      });
      if (response.status === 304 && known) return known.templates;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const { remotes, origin } = composition.parse(await response.json());
      const offered = remotes.toReversed().flatMap((remote) => withThumbnails(remote, origin));
      const templates = z.array(templateAttributes).parse(offered);
      const fresh = { etag: response.headers.get('etag'), templates: new Map(templates.map((one) => [one.key, one])) };
      kept.set(market, fresh);
      return fresh.templates;
    } catch (cause) {
      throw new ShowroomError('api.unreachable', { status: 503, cause, detail: 'registry' });
    }
  };
}
