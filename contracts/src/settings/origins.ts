import * as z from 'zod/mini';

/** Origins of foreign servers, such as `https://pictures.example`: no paths, no wildcards. */
export const origins = z.array(
  z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'must be an origin, https://pictures.example')),
);
