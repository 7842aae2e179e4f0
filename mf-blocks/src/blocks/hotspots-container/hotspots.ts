import * as z from 'zod/mini';
import { parseFieldJson } from '../../kits/json/parse-field-json';

const percent = z.number().check(z.minimum(0), z.maximum(100));

const hotspots = z.array(
  z.object({
    x: percent,
    y: percent,
    title: z._default(z.string(), ''),
    text: z._default(z.string(), ''),
    link: z.optional(z.object({ link_text: z.string(), url: z.string() })),
  }),
);

/** A point on a picture, in percent of it from its left and its top, and what it tells. */
export type Hotspot = z.output<typeof hotspots>[number];

/** The points that an editor wrote, without those that tell nothing. */
export function hotspotsOf(value: unknown): readonly Hotspot[] {
  const all = parseFieldJson('hotspots', hotspots, value) ?? [];
  return all.filter(({ title, text }) => title !== '' || text !== '');
}
