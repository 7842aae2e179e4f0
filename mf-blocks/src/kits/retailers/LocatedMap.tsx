import { isPlaced } from '@showroom/contracts/entities/place';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { useMemo } from 'react';
import { MapFrame } from '../map/MapFrame';
import { MapPicture } from '../map/MapPicture';
import { PointsPicture } from '../map/PointsPicture';
import type { LocatorData } from './load-locator';
import messages from './messages/en.json';

interface LocatedMapProps {
  /** Of the block; entries of the list have ids that begin with it. */
  readonly id: string;
  readonly data: LocatorData;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The retailers on a map, with the chosen one named below it. */
export function LocatedMap({ id, data: { retailers, place, surroundings }, chosen, onChoose }: LocatedMapProps) {
  const { mapOfRetailers, inList } = useMessages(messages);
  const points = useMemo(
    () => retailers.filter(isPlaced).map(({ city: detail, ...point }) => ({ ...point, detail })),
    [retailers],
  );
  const shown = retailers.find((one) => one.id === chosen);
  return (
    <div className="retailers-map">
      <MapFrame
        label={mapOfRetailers}
        points={points}
        chosen={chosen}
        onChoose={onChoose}
        picture={
          surroundings ? (
            <MapPicture place={place} surroundings={surroundings} />
          ) : (
            <PointsPicture label={mapOfRetailers} points={points} />
          )
        }
      />
      <p className="retailers-chosen" aria-live="polite">
        {shown && (
          <>
            <bdi>{shown.name}</bdi>
            <SiteLink href={`#${id}-${shown.id}`}>{inList}</SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
