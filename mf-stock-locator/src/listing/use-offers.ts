import { usePlatform } from '@showroom/shared-ui/platform';
import { useCallback } from 'react';
import type { CardData } from './list-data';

/** Tells analytics which offer was opened; its code comes when one is. */
export function useOffers(): (card: CardData) => void {
  const { bus } = usePlatform();
  return useCallback(
    (card) => void import('./tell-offer').then(({ tellOffer }) => tellOffer(bus, card)).catch(() => undefined),
    [bus],
  );
}
