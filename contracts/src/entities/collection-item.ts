import * as z from 'zod/mini';
import { resource } from '../schema/schema';

/** One thing of a collection, such as a jacket, that a feed elsewhere has. */
export const collectionItem = resource(
  'collection_item',
  z.string(),
  z.object({
    name: z.string(),
    /** A short word on it, such as a price; empty for none. */
    label: z.string(),
    /** A picture of the site without size and format, or an address; empty for none. */
    image: z.string(),
    /** What is shown in its place under a pointer; empty for none. */
    image_hover: z.string(),
    /** Empty for none. */
    url: z.string(),
    button: z.string(),
  }),
);
/** One thing of a collection. */
export type CollectionItem = z.output<typeof collectionItem>;
