import { vehicleId } from '@showroom/contracts/entities/vehicle';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { fetchMarketMessages } from '../../data/market-messages';
import { fetchVehiclesById } from '../../data/vehicles';
import { withMarketMessages } from '../../language/market-messages';
import { type CardLanguage, cardLanguage } from '../../listing/card-language';
import { cardOf } from '../../listing/card-of';
import type { CardData } from '../../listing/list-data';
import { chosenVehicles } from './chosen-vehicles';

export interface CarouselData {
  readonly language: CardLanguage;
  readonly cards: readonly CardData[];
}

/** The chosen vehicles that still exist, in the editor's order, by one call. */
export async function loadCarousel({
  platform,
  content,
  signal,
}: LoadInput<{ readonly vehicles: unknown }>): Promise<CarouselData> {
  const ids = chosenVehicles(content.vehicles).list.flatMap((id) => vehicleId.safeParse(id).data ?? []);
  if (ids.length === 0) return { language: cardLanguage(platform), cards: [] };
  const [own, { data }] = await Promise.all([
    fetchMarketMessages(platform, signal),
    fetchVehiclesById(platform, platform.market.listing, ids, signal),
  ]);
  return { language: withMarketMessages(cardLanguage(platform), own), cards: data.map((vehicle) => cardOf(vehicle)) };
}
