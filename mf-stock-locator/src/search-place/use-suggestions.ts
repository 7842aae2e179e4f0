import type { Place } from '@showroom/contracts/entities/place';
import type { Platform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchPlaces } from '../data/places';

/** Milliseconds without a key before anybody is asked. */
const PAUSE = 150;

const NO_SUGGESTIONS: readonly Place[] = [];

/**
 * Places that begin with what is typed; those of the last question stay until the next are there.
 */
export function useSuggestions(platform: Platform, text: string, state: string): readonly Place[] {
  const [places, setPlaces] = useState(NO_SUGGESTIONS);
  const asked = text.trim();
  useEffect(() => {
    if (asked === '') return setPlaces(NO_SUGGESTIONS);
    const newer = new AbortController();
    const timer = setTimeout(() => {
      fetchPlaces(platform, asked, state, newer.signal).then(
        ({ data }) => setPlaces(data),
        () => newer.signal.aborted || setPlaces(NO_SUGGESTIONS),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [platform, asked, state]);
  return places;
}
