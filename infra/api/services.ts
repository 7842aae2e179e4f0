import { collection } from './collection/collection';
import { company } from './company/company';
import { content } from './content/content';
import { feeds } from './feeds/feeds';
import { forms } from './forms/forms';
import { imports } from './imports/imports';
import { placeImports } from './imports/place-imports';
import type { Service } from './kernel/api';
import { leads } from './leads/leads';
import { media } from './media/media';
import { metaheads } from './metaheads/metaheads';
import { models } from './models/models';
import { naas } from './naas/naas';
import { navigation } from './navigation/navigation';
import { news } from './news/news';
import { orderOnline } from './order-online/order-online';
import { buyOnline } from './orders/orders';
import { pages } from './pages/pages';
import { dealers } from './places/dealers';
import { places } from './places/places';
import { redirects } from './redirects/redirects';
import { releases } from './releases/releases';
import { search } from './search/search';
import { settings } from './settings/settings';
import { showroom } from './showroom/showroom';
import { site } from './site/site';
import { sitemap } from './sitemap/sitemap';
import { followedStock, stockLocator } from './stock-locator/stock-locator';
import { verification } from './verification/verification';

/** Lists and search go through one copy of the stock. */
const stockAndSearch: Service = async (api, context) => {
  const stock = await followedStock(api, context);
  await stockLocator(api, context, stock);
  search(api, context, stock);
};

/** Everything that the API serves. */
export const SERVICES: readonly Service[] = [
  stockAndSearch,
  places,
  dealers,
  company,
  showroom,
  models,
  pages,
  redirects,
  metaheads,
  navigation,
  content,
  news,
  collection,
  settings,
  media,
  naas,
  site,
  sitemap,
  buyOnline,
  verification,
  forms,
  leads,
  orderOnline,
  imports,
  feeds,
  placeImports,
  releases,
];
