import * as z from 'zod/mini';
import { model, modelSpec, nameplate, offerModel } from '../entities/model';
import { MARKET_CODES } from '../markets';
import { single } from '../schema/schema';
import { call } from './call';

const modelKey = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be a model key such as defender-110'));

/** What all of them share. Of no `market` the first one is asked. */
const ofMarket = {
  method: 'GET',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({ market: z.optional(z.enum(MARKET_CODES)) }),
} as const;

export const listModels = call({
  ...ofMarket,
  path: '/vehicles',
  summary: 'The models that a market has in stock, by name.',
  answer: z.object({ data: z.array(model) }),
});

export const listNameplates = call({
  ...ofMarket,
  path: '/vehicles/grouped_nameplates',
  summary: 'The models that a market has in stock, by nameplate; a model without one is its own.',
  answer: z.object({ data: z.array(nameplate) }),
});

/** A model that the market does not have is 404. */
export const getModelSpec = call({
  ...ofMarket,
  path: '/vehicles/:model/specs',
  summary: 'The engines of a model with their specification, as the vehicles of a market have it.',
  params: z.object({ model: modelKey }),
  answer: single(modelSpec),
});

/** As `getModelSpec`, in a list of one. */
export const getCompareSpec = call({
  ...ofMarket,
  path: '/compare/spec/:model',
  summary: 'The engines of a model to compare with those of another one.',
  params: z.object({ model: modelKey }),
  answer: z.object({ data: z.array(modelSpec).check(z.length(1)) }),
});

export const listOfferModels = call({
  ...ofMarket,
  path: '/offer_car_models',
  summary: 'The models that a visitor can ask an offer for: those with a new vehicle whose price is shown.',
  answer: z.object({ data: z.array(offerModel) }),
});
