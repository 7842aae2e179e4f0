import * as z from 'zod/mini';
import { setting } from './setting';

/** Empty, the platform's own path, or an address of somebody else. */
const endpoint = z
  .string()
  .check(z.regex(/^(|\/public_api\/dealers_by_postcode|https?:\/\/[^\s]+)$/, 'must be the own path or an address'));

/** Where dealers are asked for, and how far around a place. */
export const placeSettings = [
  setting({
    key: 'postcode_search.dealers_url',
    schema: endpoint,
    default: '/public_api/dealers_by_postcode',
    summary:
      "Who answers the dealers of a postcode: the platform's own path, or an address that takes the same parameters.",
    audience: 'server',
    readers: ['infra'],
  }),
  setting({
    key: 'postcode_search.dealers_fallback_url',
    schema: endpoint,
    default: '',
    summary: 'Asked when the first endpoint for dealers is missing or fails.',
    audience: 'server',
    readers: ['infra'],
  }),
  setting({
    key: 'postcode_search.radius',
    schema: z.number().check(z.gte(1), z.lte(20_000)),
    default: 100,
    summary:
      "How far dealers for a postcode may be, in the market's unit of distance; the nearest three are found at any distance.",
    audience: 'server',
    readers: ['infra'],
  }),
] as const;
