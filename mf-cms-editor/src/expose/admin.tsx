import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { readFeedReport, readFeeds, readRuns } from '../data/feed-calls';
import { readSettings } from '../data/read-settings';
import { readAudit, readOverview } from '../data/release-calls';
import { asRouteError } from '../data/route-error';
import { type FeedsData, FeedsPage } from '../feeds/FeedsPage';
import { RunPage } from '../feeds/RunPage';
import { EditorError } from '../layout/EditorError';
import { type ReleasesData, ReleasesPage } from '../releases/ReleasesPage';
import { SettingsPage } from '../settings/SettingsPage';

/** The administration, relative to its mount. */
export function createRoutes({ client, market }: Platform): RouteObject[] {
  const failed = (error: unknown) => Promise.reject(asRouteError(error));

  async function loadReleases({ searchParams }: URL, signal: AbortSignal): Promise<ReleasesData> {
    const asked: MarketCode = MARKET_CODES.find((code) => code === searchParams.get('market')) ?? market.code;
    const page = Math.max(1, Number.parseInt(searchParams.get('log') ?? '1', 10) || 1);
    const [overview, audit] = await Promise.all([
      readOverview(client, asked, signal),
      readAudit(client, asked, page, signal),
    ]);
    return { market: asked, overview, audit };
  }

  async function loadFeeds({ searchParams }: URL, signal: AbortSignal): Promise<FeedsData> {
    const listing = searchParams.get('listing') ?? market.listing;
    const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
    const [overview, history] = await Promise.all([
      readFeeds(client, listing, signal),
      readRuns(client, listing, page, signal),
    ]);
    return { listing, overview, history };
  }

  return [
    {
      id: 'mf-cms-editor/admin',
      index: true,
      loader: ({ request }) => readSettings(client, market.code, request.signal).catch(failed),
      Component: SettingsPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin', 'Settings'),
    },
    {
      id: 'mf-cms-editor/releases',
      path: 'releases',
      loader: ({ request }) => loadReleases(new URL(request.url), request.signal).catch(failed),
      Component: ReleasesPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-releases', 'Releases'),
    },
    {
      id: 'mf-cms-editor/feeds',
      path: 'feeds',
      loader: ({ request }) => loadFeeds(new URL(request.url), request.signal).catch(failed),
      Component: FeedsPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-feeds', 'Feeds'),
    },
    {
      id: 'mf-cms-editor/feed-run',
      path: 'feeds/runs/:id',
      loader: ({ params, request }) => readFeedReport(client, params['id'] ?? '', request.signal).catch(failed),
      Component: RunPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-feed-run', 'Report of an import'),
    },
  ];
}

function handleOf(name: string, title: string): RouteHandle {
  return { name, private: true, meta: () => ({ title, index: false }) };
}
