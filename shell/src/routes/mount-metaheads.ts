import type { ShellContext } from '../page/context';
import { forBrowserMetaheads, type RemotePageData } from '../page/page-metaheads';

const NONE: RemotePageData = { metaheads: [] };

/**
 * What gives the pages of a remote the metaheads of all pages. The browser asks for them where the
 * document has some: nobody else would have anything to ask for.
 */
export function mountMetaheads(shell: ShellContext) {
  const { client, market, lacks } = shell.platform;

  async function loader({ request }: { readonly request: Request }): Promise<RemotePageData> {
    if (shell.side === 'browser' && !document.querySelector('[data-metahead], [data-gated-metahead]')) return NONE;
    try {
      const { listMetaheads } = await import('@showroom/contracts/calls/metaheads');
      const asked = { query: { market: market.code } };
      return { metaheads: (await client.send(listMetaheads, asked, { signal: request.signal })).data };
    } catch (error) {
      if (request.signal.aborted) throw error;
      lacks?.();
      return NONE;
    }
  }

  return {
    loader,
    // Those of all pages are the same on the next one.
    shouldRevalidate: () => false,
    handle: { forBrowser: forBrowserMetaheads, tags: () => [`metaheads:${market.code}`] },
  };
}
