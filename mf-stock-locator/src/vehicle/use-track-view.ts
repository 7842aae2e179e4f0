import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useEffect, useEffectEvent } from 'react';
import { storedState } from '../data/product-page-data';
import { useLanguage, useTextsOf } from '../language/use-language';
import type { VehiclePageData } from './vehicle-data';

/** Tells once that the page of a vehicle was opened; the code for it comes after the page. */
export function useTrackView({ vehicle }: Pick<VehiclePageData, 'vehicle'>): void {
  const platform = usePlatform();
  const writePrice = usePriceFormat();
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const tell = useEffectEvent(async () => {
    const { trackView: tellView } = await import('./track-view');
    tellView(platform, vehicle, { words, locale, writePrice, state: storedState() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle is another view, whatever else changes
  useEffect(() => void tell(), [vehicle.id]);
}
