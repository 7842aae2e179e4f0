import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const newsQuery = z.object({ locale: z.string(), market: z.string(), page: z.coerce.number().int().min(1) });

/** Models that the region makes offers for at present. */
const OFFERS = ['range_rover', 'range_rover_sport', 'defender_110', 'defender_130', 'f-pace'] as const;

const EXTERNAL_STOCK = ['Range Rover', 'Range Rover Sport', 'Defender 110', 'Discovery', 'F-PACE'] as const;

const NEWS = [
  'A night of stars above the dunes',
  'Twelve Defenders for the desert rescue',
  'Charging from Dubai to Muscat',
];

/** News by language, country and page, two on each. */
function newsFor(query: unknown) {
  const { locale, market, page } = newsQuery.parse(query);
  const items = NEWS.slice((page - 1) * 2, page * 2).map((title, index) => ({
    title: `${title} (${locale}, ${market})`,
    text: 'From the news desk of the region.',
    date: `2026-10-${20 - index - page * 2}`,
    url: 'https://news.example/mena',
  }));
  return { items, pages: Math.ceil(NEWS.length / 2), total: NEWS.length };
}

const collectionQuery = z.object({
  lang: z.enum(['en', 'ar']),
  collection: z.string(),
  limit: z.coerce.number().int().min(1),
  grouped: z.enum(['true', 'false']),
  page: z.coerce.number().int().min(1),
});

/** Things of a shop with what they are called in both languages, some in two colours. */
const THINGS = [
  { en: 'Expedition jacket', ar: 'سترة الرحلات', label: 'AED 1,290', colours: ['tasman-blue', 'pangea-green'] },
  { en: 'Desert scarf', ar: 'وشاح الصحراء', label: 'AED 240', colours: ['gondwana-stone'] },
  { en: 'Scale model', ar: 'نموذج مصغر', label: 'AED 480', colours: ['pangea-green', 'santorini-black'] },
  { en: 'Weekend bag', ar: 'حقيبة السفر', label: 'AED 2,150', colours: ['santorini-black'] },
] as const;

/** Things of a collection; grouped, each stands for all of its colours. */
function collectionFor(query: unknown) {
  const { lang, collection, limit, grouped, page } = collectionQuery.parse(query);
  const things = THINGS.flatMap(({ colours, label, ...names }) =>
    (grouped === 'true' ? colours.slice(0, 1) : colours).map((colour) => ({
      name: names[lang],
      label,
      image: `/media/vehicles/defender-110/${colour}/side`,
      image_hover: `/media/vehicles/defender-110/${colour}/front`,
      url: `https://shop.example/${collection}/${colour}`,
    })),
  );
  const items = things.slice((page - 1) * limit, page * limit);
  return { items, pages: Math.max(1, Math.ceil(things.length / limit)), total: things.length };
}

/** Dirhams have been worth so many dollars since 1997. */
const EXCHANGE = { data: 0.272294, startdate: '1997-11-01' };

/**
 * What content strategies of the Middle East stand on, `GET /mena/offers` and the external stock
 * list `GET /mena/stock`, the region's news and collections, and the rate of its second currency.
 */
export function registerMena(app: FastifyInstance): void {
  app.get('/mena/offers', () => OFFERS.map((car_model_key) => ({ car_model_key })));
  app.get('/mena/stock', () => Object.fromEntries(EXTERNAL_STOCK.map((model) => [model, { model }])));
  app.get('/mena/collection', ({ query }) => collectionFor(query));
  app.get('/mena/news', ({ query }) => newsFor(query));
  app.get('/mena/currency-exchange', () => EXCHANGE);
}
