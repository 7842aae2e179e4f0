import { fillText } from '@showroom/contracts/fill-text';
import { LocatorMap } from '@showroom/shared-ui/locator-map';
import type { Surroundings } from '@showroom/shared-ui/map-towns';
import { useMessages } from '@showroom/shared-ui/messages';
import { placesText } from '@showroom/shared-ui/places-text';
import { usePageLocale } from '@showroom/shared-ui/platform';
import unitMessages from '@showroom/shared-ui/unit-messages';
import messages from './messages/picture/en.json';

interface MapPictureProps {
  /** Names what is in the middle. */
  readonly place: string;
  /** Undefined where nobody knows what is around it. */
  readonly surroundings: Surroundings | undefined;
}

/** What lies around a place, to scale: for as long as there is no live map, and without scripts. */
export function MapPicture({ place, surroundings }: MapPictureProps) {
  const { map, bare, mapPlace, compass } = useMessages(messages);
  const units = useMessages(unitMessages);
  const { market } = usePageLocale();
  const shown = surroundings ?? { radius: 20, unit: market?.distanceUnit ?? 'km', towns: [] };
  const places = placesText(shown, { mapPlace, compass, units });
  const label = fillText(places === '' ? bare : map, { place, places });
  return <LocatorMap surroundings={shown} label={label} unit={units[shown.unit]} />;
}
