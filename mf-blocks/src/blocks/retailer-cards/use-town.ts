import { searchPlaces } from '@showroom/contracts/calls/places';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useRef, useState } from 'react';
import { cityNamed, type Town } from './city-named';

interface Search {
  /** Nothing asked for, on its way, known, known to nobody, or not answered. */
  readonly status: 'none' | 'asked' | 'found' | 'unknown' | 'failed';
  readonly town: Town | undefined;
}

const NONE: Search = { status: 'none', town: undefined };

/** The town that a visitor looks for: of the retailers themselves, else of the market's places. */
export function useTown(retailers: readonly Town[]) {
  const { client, market } = usePlatform();
  const [found, setFound] = useState(NONE);
  const latest = useRef(0);

  async function placeNamed(search: string): Promise<Town | undefined> {
    const { data } = await client.send(searchPlaces, { query: { market: market.code, search, items: '1' } });
    const [place] = data;
    return place && { ...place.attributes, city: place.attributes.locality };
  }

  async function search(text: string): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    const query = text.trim();
    const known = cityNamed(retailers, query);
    if (query === '' || known) {
      setFound(known ? { status: 'found', town: known } : NONE);
      return;
    }
    setFound({ status: 'asked', town: undefined });
    const next = await placeNamed(query).then(
      (town): Search => ({ status: town ? 'found' : 'unknown', town }),
      (): Search => ({ status: 'failed', town: undefined }),
    );
    if (own === latest.current) setFound(next);
  }

  return { ...found, search };
}
