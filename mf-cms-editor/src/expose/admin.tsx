import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { fetchFeedReport, fetchFeeds, fetchRuns } from '../data/feed-calls';
import { fetchSettings } from '../data/fetch-settings';
import { fetchHolds } from '../data/hold-calls';
import { fetchForms, fetchLead, fetchLeads } from '../data/lead-calls';
import { fetchOrder, fetchOrders } from '../data/order-calls';
import { fetchAudit, fetchOverview } from '../data/release-calls';
import { asRouteError } from '../data/route-error';
import { type FeedsData, FeedsPage } from '../feeds/FeedsPage';
import { RunPage } from '../feeds/RunPage';
import { type HoldsData, HoldsPage } from '../holds/HoldsPage';
import { EditorError } from '../layout/EditorError';
import { type LeadFormsData, LeadFormsPage } from '../leads/LeadFormsPage';
import { LeadPage } from '../leads/LeadPage';
import { type LeadsData, LeadsPage } from '../leads/LeadsPage';
import { leadQueryOf } from '../leads/lead-query';
import { OrderPage } from '../orders/OrderPage';
import { type OrdersData, OrdersPage } from '../orders/OrdersPage';
import { orderQueryOf } from '../orders/order-query';
import { type ReleasesData, ReleasesPage } from '../releases/ReleasesPage';
import { SettingsPage } from '../settings/SettingsPage';

/** The administration, relative to its mount. */
export function createRoutes({ client, market }: Platform): RouteObject[] {
  const marketOf = ({ searchParams }: URL) => MARKET_CODES.find((code) => code === searchParams.get('market'));
  const failed = (error: unknown) => Promise.reject(asRouteError(error));

  async function loadHolds(url: URL, signal: AbortSignal): Promise<HoldsData> {
    return { market: marketOf(url), open: await fetchHolds(client, marketOf(url), signal) };
  }

  async function loadReleases(url: URL, signal: AbortSignal): Promise<ReleasesData> {
    const asked: MarketCode = marketOf(url) ?? market.code;
    const page = Math.max(1, Number.parseInt(url.searchParams.get('log') ?? '1', 10) || 1);
    const [overview, audit] = await Promise.all([
      fetchOverview(client, asked, signal),
      fetchAudit(client, asked, page, signal),
    ]);
    return { market: asked, overview, audit };
  }

  async function loadOrders({ searchParams }: URL, signal: AbortSignal): Promise<OrdersData> {
    const query = orderQueryOf(searchParams);
    return { query, found: await fetchOrders(client, query, signal) };
  }

  async function loadForms(signal: AbortSignal): Promise<LeadFormsData> {
    return { forms: await fetchForms(client, signal) };
  }

  async function loadLeads(form: string, { searchParams }: URL, signal: AbortSignal): Promise<LeadsData> {
    const query = leadQueryOf(searchParams);
    return { query, found: found(await fetchLeads(client, form, query, signal)) };
  }

  async function loadFeeds({ searchParams }: URL, signal: AbortSignal): Promise<FeedsData> {
    const listing = searchParams.get('listing') ?? market.listing;
    const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
    const [overview, history] = await Promise.all([
      fetchFeeds(client, listing, signal),
      fetchRuns(client, listing, page, signal),
    ]);
    return { listing, overview, history };
  }

  return [
    {
      id: 'mf-cms-editor/admin',
      index: true,
      loader: ({ request }) => fetchSettings(client, market.code, request.signal).catch(failed),
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
      id: 'mf-cms-editor/orders',
      path: 'orders',
      loader: ({ request }) => loadOrders(new URL(request.url), request.signal).catch(failed),
      Component: OrdersPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-orders', 'Orders'),
    },
    {
      id: 'mf-cms-editor/order',
      path: 'orders/:number',
      loader: ({ params, request }) => fetchOrder(client, params['number'] ?? '', request.signal).catch(failed),
      Component: OrderPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-order', 'Order'),
    },
    {
      id: 'mf-cms-editor/holds',
      path: 'holds',
      loader: ({ request }) => loadHolds(new URL(request.url), request.signal).catch(failed),
      Component: HoldsPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-holds', 'Held vehicles'),
    },
    {
      id: 'mf-cms-editor/lead-forms',
      path: 'leads',
      loader: ({ request }) => loadForms(request.signal).catch(failed),
      Component: LeadFormsPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-lead-forms', 'Leads'),
    },
    {
      id: 'mf-cms-editor/leads',
      path: 'leads/:form',
      loader: ({ params, request }) =>
        loadLeads(params['form'] ?? '', new URL(request.url), request.signal).catch(failed),
      Component: LeadsPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-leads', 'Leads'),
    },
    {
      id: 'mf-cms-editor/lead',
      path: 'leads/:form/:lead',
      loader: ({ params, request }) =>
        fetchLead(client, params['form'] ?? '', params['lead'] ?? '', request.signal)
          .then(found)
          .catch(failed),
      Component: LeadPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-lead', 'Lead'),
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
      loader: ({ params, request }) => fetchFeedReport(client, params['id'] ?? '', request.signal).catch(failed),
      Component: RunPage,
      ErrorBoundary: EditorError,
      handle: handleOf('admin-feed-run', 'Report of an import'),
    },
  ];
}

/** What is not there, or not for this person, is a page that is not there. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ShowroomError('page.not-found', { status: 404 });
  return value;
}

function handleOf(name: string, title: string): RouteHandle {
  return { name, private: true, meta: () => ({ title, index: false }) };
}
