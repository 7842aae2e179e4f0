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

/** Dirhams have been worth so many dollars since 1997. */
const EXCHANGE = { data: 0.272294, startdate: '1997-11-01' };

/**
 * What content strategies of the Middle East stand on, `GET /mena/offers` and the external stock
 * list `GET /mena/stock`, the region's news, and the rate of its second currency.
 */
export function registerMena(app: FastifyInstance): void {
  app.get('/mena/offers', () => OFFERS.map((car_model_key) => ({ car_model_key })));
  app.get('/mena/stock', () => Object.fromEntries(EXTERNAL_STOCK.map((model) => [model, { model }])));
  app.get('/mena/news', ({ query }) => newsFor(query));
  app.get('/mena/currency-exchange', () => EXCHANGE);
}
