import { placeImports } from '../import/places/service';
import { imports } from '../import/service';
import { buyOnline } from './buy-online/buy-online';
import { company } from './company/company';
import { content } from './content/content';
import { feeds } from './feeds/feeds';
import { leads } from './leads/leads';
import { media } from './media/media';
import { naas } from './naas/naas';
import { orderOnline } from './order-online/order-online';
import { places } from './places/places';
import { releases } from './releases/releases';
import type { Service } from './server/api';
import { showroom } from './showroom/showroom';
import { site } from './site/site';
import { stockLocator } from './stock-locator/stock-locator';
import { verification } from './verification/verification';

/** Everything that the API serves. */
export const SERVICES: readonly Service[] = [
  stockLocator,
  places,
  company,
  showroom,
  content,
  media,
  naas,
  site,
  buyOnline,
  verification,
  leads,
  orderOnline,
  imports,
  feeds,
  placeImports,
  releases,
];
