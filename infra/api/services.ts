import { imports } from '../import/service';
import { buyOnline } from './buy-online/buy-online';
import { content } from './content/content';
import { media } from './media/media';
import { naas } from './naas/naas';
import { releases } from './releases/releases';
import type { Service } from './server/api';
import { site } from './site/site';
import { stockLocator } from './stock-locator/stock-locator';

/** Everything that the API serves. */
export const SERVICES: readonly Service[] = [stockLocator, content, media, naas, site, buyOnline, imports, releases];
