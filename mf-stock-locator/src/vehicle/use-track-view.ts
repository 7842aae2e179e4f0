import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useEffect, useEffectEvent } from 'react';
import { storedState } from '../data/product-page-data';
import { useLanguage, useTextsOf } from '../language/use-language';
import type { VehiclePageData } from './vehicle-data';

/** Tracks once that the page of a vehicle was opened; the code for it comes after the page. */
export function useTrackView({ vehicle }: Pick<VehiclePageData, 'vehicle'>): void {
  const platform = usePlatform();
  const writePrice = usePriceFormat();
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const track = useEffectEvent(async () => {
    const { trackView } = await import('./track-view');
    trackView(platform, vehicle, { words, locale, writePrice, state: storedState() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle is another view, whatever else changes
  useEffect(() => void track(), [vehicle.id]);
}
