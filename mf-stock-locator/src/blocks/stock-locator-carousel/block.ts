import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { type CarouselData, StockLocatorCarousel } from './StockLocatorCarousel';

export const Component = StockLocatorCarousel;

/** Fetched by code of its own, so that the block's code stays small. */
export async function load(input: LoadInput<{ readonly vehicles: unknown }>): Promise<CarouselData> {
  const { loadCarousel } = await import('./load-carousel');
  return loadCarousel(input);
}
