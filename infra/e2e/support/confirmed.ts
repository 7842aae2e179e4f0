import { RefusedChange } from '../../registry/client';

/** Makes a change although it empties a place of the site, as somebody who says yes twice. */
export async function confirmed<T>(change: (options: { confirm?: string }) => Promise<T>): Promise<T> {
  return change({}).catch((error: unknown) => {
    if (error instanceof RefusedChange && error.confirm) return change({ confirm: error.confirm });
    throw error;
  });
}
