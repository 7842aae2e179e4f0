import { vehicleId } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { fetchVehicle } from '../../data/vehicles';
import { cardLanguage } from '../../language/choose-language';
import { cardOf } from '../../listing/card-of';
import { chosenVehicles } from './chosen-vehicles';
import type { CarouselData } from './StockLocatorCarousel';

/** The chosen vehicles that still exist, in the editor's order. */
export async function loadCarousel({
  platform,
  content,
  signal,
}: LoadInput<{ readonly vehicles: unknown }>): Promise<CarouselData> {
  const ids = chosenVehicles(content.vehicles).list.flatMap((id) => vehicleId.safeParse(id).data ?? []);
  const cards = await Promise.all(
    ids.map(async (id) => {
      try {
        return [cardOf((await fetchVehicle(platform, id, signal)).data)];
      } catch (error) {
        if (error instanceof ShowroomError && error.status === 404) return [];
        throw error;
      }
    }),
  );
  return { language: cardLanguage(platform.locale), cards: cards.flat() };
}
