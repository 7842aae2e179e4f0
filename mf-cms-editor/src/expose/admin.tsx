import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteHandle } from '@showroom/shared-ui/remote-modules';
import type { RouteObject } from '@showroom/shared-ui/router';
import { fetchDealers } from '../data/dealer-calls';
import { fetchFeedReport, fetchFeeds, fetchRuns } from '../data/feed-calls';
import { fetchForms } from '../data/form-calls';
import { fetchHolds } from '../data/hold-calls';
import { fetchLead, fetchLeads } from '../data/lead-calls';
import { fetchLocationsData } from '../data/location-calls';
import { fetchMetaheads } from '../data/metahead-calls';
import { fetchNavTrees } from '../data/nav-calls';
import { fetchOrder, fetchOrders } from '../data/order-calls';
import { fetchContentLog } from '../data/page-calls';
import { fetchRedirects } from '../data/redirect-calls';
import { fetchAudit, fetchOverview } from '../data/release-calls';
import { asRouteError } from '../data/route-error';
import { fetchSettings } from '../data/setting-calls';
import { type DealersData, DealersPage } from '../dealers/DealersPage';
import { type FeedsData, FeedsPage } from '../feeds/FeedsPage';
import { RunPage } from '../feeds/RunPage';
import { type HoldsData, HoldsPage } from '../holds/HoldsPage';
import { EditorError } from '../layout/EditorError';
import { type LeadFormsData, LeadFormsPage } from '../leads/LeadFormsPage';
import { LeadPage } from '../leads/LeadPage';
import { type LeadsData, LeadsPage } from '../leads/LeadsPage';
import { leadQueryOf } from '../leads/lead-query';
import { LocationsPage } from '../locations/LocationsPage';
import { type ContentLogData, ContentLogPage } from '../log/ContentLogPage';
import { MetaheadsPage } from '../metaheads/MetaheadsPage';
import { type NavigationData, NavigationPage } from '../navigation/NavigationPage';
import { OrderPage } from '../orders/OrderPage';
import { type OrdersData, OrdersPage } from '../orders/OrdersPage';
import { orderQueryOf } from '../orders/order-query';
import { type RedirectsData, RedirectsPage } from '../redirects/RedirectsPage';
import { type ReleasesData, ReleasesPage } from '../releases/ReleasesPage';
import { SettingsPage } from '../settings/SettingsPage';
import messages from './messages/en.json';

/** What a page's title is called among the messages. */
type Title = keyof typeof messages;
type Component = NonNullable<RouteObject['Component']>;

interface Asked {
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** A page of the administration: its path below the mount, its name and title, its data. */
interface AdminPage {
  readonly id: string;
  readonly path?: string;
  readonly title: Title;
  readonly load: (asked: Asked) => Promise<unknown>;
  readonly Component: Component;
}

const marketIn = ({ searchParams }: URL) => MARKET_CODES.find((code) => code === searchParams.get('market'));

function pageIn({ searchParams }: URL, name: string): number {
  return Math.max(1, Number.parseInt(searchParams.get(name) ?? '1', 10) || 1);
}

function loadersOf({ client, market }: Platform) {
  return {
    async holds({ url, signal }: Asked): Promise<HoldsData> {
      return { market: marketIn(url), open: await fetchHolds(client, marketIn(url), signal) };
    },
    async releases({ url, signal }: Asked): Promise<ReleasesData> {
      const asked: MarketCode = marketIn(url) ?? market.code;
      const [overview, audit] = await Promise.all([
        fetchOverview(client, asked, signal),
        fetchAudit(client, asked, pageIn(url, 'log'), signal),
      ]);
      return { market: asked, overview, audit };
    },
    async orders({ url, signal }: Asked): Promise<OrdersData> {
      const query = orderQueryOf(url.searchParams);
      return { query, found: await fetchOrders(client, query, signal) };
    },
    async leadForms({ url, signal }: Asked): Promise<LeadFormsData> {
      const q = url.searchParams.get('q') ?? '';
      return { q, found: await fetchForms(client, { q, page: pageIn(url, 'page') }, signal) };
    },
    async leads({ url, params, signal }: Asked): Promise<LeadsData> {
      const query = leadQueryOf(url.searchParams);
      return { query, found: found(await fetchLeads(client, params['form'] ?? '', query, signal)) };
    },
    async contentLog({ url, signal }: Asked): Promise<ContentLogData> {
      const q = url.searchParams.get('q') ?? '';
      return { q, log: await fetchContentLog(client, { market: market.code, q, page: pageIn(url, 'page') }, signal) };
    },
    async redirects({ url, signal }: Asked): Promise<RedirectsData> {
      const q = url.searchParams.get('q') ?? '';
      const asked = { market: market.code, q, page: pageIn(url, 'page') };
      return { q, found: await fetchRedirects(client, asked, signal) };
    },
    async dealers({ url, signal }: Asked): Promise<DealersData> {
      const q = url.searchParams.get('q') ?? '';
      const asked = { market: market.code, q, page: pageIn(url, 'page') };
      return { q, found: await fetchDealers(client, asked, signal) };
    },
    async navigation({ url, signal }: Asked): Promise<NavigationData> {
      const wanted = url.searchParams.get('locale');
      const locale = market.locales.find((one) => one === wanted) ?? market.locales[0];
      const trees = await fetchNavTrees(client, { market: market.code, locale }, signal);
      const tree = trees.find(({ id }) => id === (url.searchParams.get('place') ?? 'main')) ?? trees[0];
      return { locale, tree: found(tree) };
    },
    async feeds({ url, signal }: Asked): Promise<FeedsData> {
      const listing = url.searchParams.get('listing') ?? market.listing;
      const [overview, history] = await Promise.all([
        fetchFeeds(client, listing, signal),
        fetchRuns(client, listing, pageIn(url, 'page'), signal),
      ]);
      return { listing, overview, history };
    },
  };
}

function adminPages(platform: Platform): readonly AdminPage[] {
  const { client, market } = platform;
  const load = loadersOf(platform);
  return [
    {
      id: 'admin',
      title: 'settings',
      load: ({ signal }) => fetchSettings(platform, signal),
      Component: SettingsPage,
    },
    { id: 'releases', path: 'releases', title: 'releases', load: load.releases, Component: ReleasesPage },
    { id: 'navigation', path: 'navigation', title: 'navigation', load: load.navigation, Component: NavigationPage },
    { id: 'redirects', path: 'redirects', title: 'redirects', load: load.redirects, Component: RedirectsPage },
    {
      id: 'metaheads',
      path: 'metaheads',
      title: 'metaheads',
      load: ({ signal }) => fetchMetaheads(client, market.code, signal),
      Component: MetaheadsPage,
    },
    { id: 'dealers', path: 'dealers', title: 'dealers', load: load.dealers, Component: DealersPage },
    { id: 'content-log', path: 'content-log', title: 'log', load: load.contentLog, Component: ContentLogPage },
    { id: 'orders', path: 'orders', title: 'orders', load: load.orders, Component: OrdersPage },
    {
      id: 'order',
      path: 'orders/:number',
      title: 'order',
      load: ({ params, signal }) => fetchOrder(client, params['number'] ?? '', signal),
      Component: OrderPage,
    },
    { id: 'holds', path: 'holds', title: 'holds', load: load.holds, Component: HoldsPage },
    { id: 'lead-forms', path: 'leads', title: 'leads', load: load.leadForms, Component: LeadFormsPage },
    { id: 'leads', path: 'leads/:form', title: 'leads', load: load.leads, Component: LeadsPage },
    {
      id: 'lead',
      path: 'leads/:form/:lead',
      title: 'lead',
      load: ({ params, signal }) => fetchLead(client, params['form'] ?? '', params['lead'] ?? '', signal),
      Component: LeadPage,
    },
    {
      id: 'locations',
      path: 'locations',
      title: 'locations',
      load: ({ signal }) => fetchLocationsData(client, market.code, signal),
      Component: LocationsPage,
    },
    { id: 'feeds', path: 'feeds', title: 'feeds', load: load.feeds, Component: FeedsPage },
    {
      id: 'feed-run',
      path: 'feeds/runs/:id',
      title: 'feed_run',
      load: ({ params, signal }) => fetchFeedReport(client, params['id'] ?? '', signal),
      Component: RunPage,
    },
  ];
}

/** The administration, relative to its mount. */
export function createRoutes(platform: Platform): RouteObject[] {
  return adminPages(platform).map(
    ({ id, path, title, load, Component }): RouteObject => ({
      id: `mf-cms-editor/${id}`,
      ...(path === undefined ? { index: true } : { path }),
      loader: ({ params, request }) =>
        load({ url: new URL(request.url), params, signal: request.signal }).catch((error: unknown) =>
          Promise.reject(asRouteError(error)),
        ),
      Component,
      ErrorBoundary: EditorError,
      handle: handleOf(id === 'admin' ? id : `admin-${id}`, title),
    }),
  );
}

/** What is not there, or not for this person, is a page that is not there. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ShowroomError('page.not-found', { status: 404 });
  return value;
}

function handleOf(name: string, title: Title): RouteHandle {
  const titleIn = (locale: string) => messagesFor(messages, locale)[title];
  return { name, private: true, meta: (_, { locale }) => ({ title: titleIn(locale), index: false }) };
}
