import * as z from 'zod/mini';
import { parseFieldJson } from '../../kits/json/parse-field-json';

const imageRows = z.array(
  z.array(
    z.object({
      width: z.enum(['full', 'two-three', 'one-three']),
      image: z.object({ src: z.string().check(z.minLength(1)), alt: z._default(z.string(), '') }),
    }),
  ),
);

/** Rows of pictures, each as wide as the row or a part of it. */
export type ImageRows = z.output<typeof imageRows>;

/** The rows that an editor wrote, without those that have no picture. */
export function imageRowsOf(value: unknown): ImageRows {
  return (parseFieldJson('imageRows', imageRows, value) ?? []).filter((row) => row.length > 0);
}
