import * as z from 'zod/mini';
import { origins } from './origins';
import { setting } from './setting';

/** How maps look, and who they ask for it. */
export const mapSettings = [
  setting({
    key: 'map.style_url',
    schema: z.string().check(z.regex(/^(|https:\/\/[^\s]+)$/, 'must be an address that begins with https://')),
    default: '',
    summary: 'Address of a MapLibre style with streets; without one, maps are drawn from our own data and ask nobody.',
    audience: 'public',
    readers: ['mf-blocks', 'shell'],
  }),
  setting({
    key: 'map.origins',
    schema: origins,
    default: [],
    summary: "Origins of a style's tiles, fonts and pictures, beside that of the style itself.",
    audience: 'server',
    readers: ['shell'],
  }),
] as const;
