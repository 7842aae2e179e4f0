import type { MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import { loadJson } from '../data';
import { driverIn } from '../stock/markets';
import { fill } from './fill';
import { textsIn } from './texts';

const link = {
  label: z.string(),
  url: z.string().default(''),
  target: z.enum(['_self', '_blank']).default('_self'),
  type: z.enum(['link', 'social', 'image', 'wrapper']).default('link'),
};
const image = z.object({ src: z.string(), alt: z.string() });
const entries = z.array(
  z.object({
    place: z.enum(['main', 'utility', 'footer-top', 'footer-medium', 'footer-bottom']),
    ...link,
    image: image.nullable().default(null),
    children: z.array(z.object({ ...link, image: image.optional() })).default([]),
  }),
);

const TEMPLATE = loadJson('content/navigation.json', z.array(z.unknown()));

/** Navigation and footer of a market in one language, numbered within each place. */
export function navigationIn(language: string, code: MarketCode) {
  const seen = new Map<string, number>();
  return entries.parse(fill(TEMPLATE, { ...textsIn(language), market: { driver: driverIn(code) } })).map((entry) => {
    const sequence = (seen.get(entry.place) ?? 0) + 1;
    seen.set(entry.place, sequence);
    return { ...entry, sequence };
  });
}
