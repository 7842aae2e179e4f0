import { type LinkTarget, listLinkTargets } from '@showroom/contracts/calls/pages';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { summaryOf } from './page-answers';
import type { PageEditing } from './page-editing';
import { allPages, type StoredPage } from './page-store';

/** Nobody links to the editor's own part. */
const OF_EDITORS: readonly string[] = ['/cms', '/admin'];

function targetOf(page: StoredPage): LinkTarget {
  const { path, title, status } = summaryOf(page, new Map());
  const isSeen = status === 'published' || status === 'changed';
  return { url: path, label: isSeen ? title : `${title} (not published)` };
}

/** Serves what links of a market can lead to. */
export function serveLinkTargets(api: Api, editing: PageEditing): void {
  implement(api, listLinkTargets, async ({ query: { market }, caller }) => {
    if (!caller.markets.has(market)) return { data: [] };
    const [stored, { mounts }, links] = await Promise.all([
      allPages(editing.db, market),
      editing.offeredIn(market).catch(() => ({ mounts: [] })),
      editing.linksOf(market),
    ]);
    const pages = stored.map(targetOf);
    const parts = mounts.filter((path) => !OF_EDITORS.includes(path) && !pages.some(({ url }) => url === path));
    return {
      data: [
        ...pages,
        ...parts.map((url) => ({ url, label: 'A part of the site' })),
        ...links.names.map(([url, to]) => ({ url, label: `Leads to ${to}` })),
      ],
    };
  });
}
