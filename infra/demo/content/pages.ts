import { blockContent } from '@showroom/contracts/entities/page';
import { townLine } from '@showroom/contracts/entities/town-line';
import type { Market } from '@showroom/contracts/markets';
import * as z from 'zod';
import type { NewRetailer } from '../../database/schema/retailers';
import { loadFolder } from '../data';
import { retailersOf } from '../stock/retailers';
import { fill } from './fill';
import { languageOf, textsIn } from './texts';

/** A page in one language, before it has a market. */
const page = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().default(''),
  blocks: z.array(z.object({ template: z.string(), content: blockContent })),
});
export type PageDraft = z.output<typeof page>;

/** What has no words to translate is stored once, for a market's first locale. */
const TEMPLATES = [...loadFolder('content/pages', z.looseObject({ once: z.boolean().default(false) })).values()];
const BLOCKS = Object.fromEntries(loadFolder('content/blocks', z.unknown()));

/** A retailer as an entry of the block retailer-cards. */
function card({ name, address, city = '', zipcode = '', phone = '', email, brands, ...place }: NewRetailer) {
  return {
    name,
    address,
    city: townLine(zipcode, city),
    latitude: place.latitude,
    longitude: place.longitude,
    contact_info: [
      { type: 'phone', icon: 'phone', label: phone, href: `tel:${phone.replace(/ /g, '')}` },
      { type: 'mail', icon: 'mail', label: email, href: `mailto:${email}` },
    ],
    services: brands?.map((brand) => ({ icon: 'car', label: brand })),
  };
}

/** The pages of a market in one of its locales. */
export function pagesIn(locale: string, { code, locales }: Market): PageDraft[] {
  const scope = {
    ...textsIn(languageOf(locale)),
    blocks: BLOCKS,
    market: { retailers: retailersOf(code).map(card) },
  };
  return TEMPLATES.filter(({ once }) => !once || locale === locales[0]).map((template) =>
    page.parse(fill(template, scope)),
  );
}
