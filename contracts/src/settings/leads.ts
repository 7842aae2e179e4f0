import * as z from 'zod/mini';
import { setting } from './setting';

/** Where the lead API is. */
export const leadSettings = [
  setting({
    key: 'l460.lead_api_url',
    schema: z.string().check(z.regex(/^(|https?:\/\/[^\s?#]+)$/, 'must be empty or an address')),
    default: '',
    summary: 'Base address of the lead API, with or without a slash at its end; empty for the platform itself.',
    audience: 'server',
    readers: ['infra'],
  }),
] as const;
