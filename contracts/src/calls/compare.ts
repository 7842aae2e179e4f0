import * as z from 'zod/mini';
import { modelSpec } from '../entities/model-spec';
import { MARKET_CODES } from '../markets';
import { call } from './call';

/** The first of `data` is the model; a model that the market does not have is 404. */
export const getCompareSpec = call({
  method: 'GET',
  path: '/compare/spec/:model',
  summary: 'The engines of a model with their specification, as the vehicles of a market have it.',
  access: 'anyone',
  kept: 'until-changed',
  params: z.object({
    model: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be a model key such as defender-110')),
  }),
  /** Default: the first market. */
  query: z.object({ market: z.optional(z.enum(MARKET_CODES)) }),
  answer: z.object({ data: z.array(modelSpec).check(z.length(1)) }),
});
