import { getDynamicContent, getExternalModels, listOffers } from '@showroom/contracts/calls/showroom';
import type { ContentStrategy, StrategyData } from '@showroom/contracts/dynamic-content/strategies';
import type { Platform, StrategySources } from '@showroom/shared-ui/platform';

type Sources = Omit<StrategyData, 'path'>;
type Page = Pick<Platform, 'client' | 'market' | 'settings'>;

const UNKNOWN: Sources = { externalModels: null, offers: null, lists: null };

/**
 * What content strategies stand on: each source is asked once, however many pieces of content
 * follow it; one that fails restricts nothing.
 */
export function strategySources(page: Page): StrategySources {
  const asked = new Map<ContentStrategy['key'], Promise<Sources>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const asking = SOURCES[key](page).then(
      (found) => ({ ...UNKNOWN, ...found }),
      (error: unknown) => {
        console.warn(`The content strategy ${key} restricts nothing:`, error);
        return UNKNOWN;
      },
    );
    asked.set(key, asking);
    return asking;
  };
}

const SOURCES: Readonly<Record<ContentStrategy['key'], (page: Page) => Promise<Partial<Sources>>>> = {
  mena_external_sl: async ({ client, market }) => ({
    externalModels: (await client.send(getExternalModels, { query: { market: market.code } })).data,
  }),
  mena_offers: async ({ client, market }) => ({
    offers: (await client.send(listOffers, { query: { market: market.code } })).data,
  }),
  url_brands: async () => ({}),
  reffine_sl: async ({ client, market, settings }) => {
    const lists = Object.entries(settings.get('reffine.lists'));
    if (lists.length === 0) {
      console.warn('Missing reffine.lists: the content strategy reffine_sl restricts nothing');
      return {};
    }
    const params = { uuids: lists.map(([, uuid]) => uuid).join(',') };
    const models = await client.send(getDynamicContent, { params, query: { market: market.code } });
    // A list that nobody knows is none.
    const known = lists.flatMap(([name, uuid]) => {
      const list = models[uuid] ?? models[uuid.toLowerCase()];
      return list ? [[name, list] as const] : [];
    });
    return { lists: Object.fromEntries(known) };
  },
};
