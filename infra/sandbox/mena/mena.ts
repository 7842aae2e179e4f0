import type { FastifyInstance } from 'fastify';

/** Models that the region makes offers for at present. */
const OFFERS = ['range_rover', 'range_rover_sport', 'defender_110', 'defender_130', 'f-pace'] as const;

const EXTERNAL_STOCK = ['Range Rover', 'Range Rover Sport', 'Defender 110', 'Discovery', 'F-PACE'] as const;

/** Dirhams have been worth so many dollars since 1997. */
const EXCHANGE = { data: 0.272294, startdate: '1997-11-01' };

/**
 * What content strategies of the Middle East stand on, `GET /mena/offers` and the external stock
 * list `GET /mena/stock`, and the rate of its second currency.
 */
export function registerMena(app: FastifyInstance): void {
  app.get('/mena/offers', () => OFFERS.map((car_model_key) => ({ car_model_key })));
  app.get('/mena/stock', () => Object.fromEntries(EXTERNAL_STOCK.map((model) => [model, { model }])));
  app.get('/mena/currency-exchange', () => EXCHANGE);
}
