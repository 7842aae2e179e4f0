import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../language/use-language';
import { rememberedState } from './product-page-data';
import type { VehiclePageData } from './vehicle-data';

/** Tells once that the page of a vehicle was opened; the code for it comes after the page. */
export function useToldView({ vehicle }: Pick<VehiclePageData, 'vehicle'>): void {
  const platform = usePlatform();
  const writePrice = usePriceFormat();
  const { words, locale } = useWords();
  const tell = useEffectEvent(async () => {
    const { tellView } = await import('./tell-view');
    tellView(platform, vehicle, { words, locale, writePrice, state: rememberedState() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle is another view, whatever else changes
  useEffect(() => void tell(), [vehicle.id]);
}
