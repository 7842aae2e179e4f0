import { suggestSearches } from '@showroom/contracts/calls/search';
import type { Suggestion } from '@showroom/contracts/entities/search-result';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key before anything is asked. */
const PAUSE = 150;
/** One letter begins too much; one character of Japanese may be a word. */
const ENOUGH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\S.*\S/u;

interface Suggested {
  readonly suggestions: readonly Suggestion[];
  /** The text that they belong to. */
  readonly of: string | undefined;
}

const NONE: Suggested = { suggestions: [], of: undefined };

/** What the site suggests for a text; a newer text gives the older question up. */
export function useSuggested(text: string | undefined): Suggested {
  const { client, market, locale } = usePlatform();
  const [suggested, setSuggested] = useState(NONE);
  const wanted = text !== undefined && ENOUGH.test(text) ? text : undefined;
  useEffect(() => {
    if (wanted === undefined) {
      setSuggested(NONE);
      return;
    }
    const overtaken = new AbortController();
    const ask = async () => {
      const query = { market: market.code, locale, text: wanted };
      try {
        const { data } = await client.send(suggestSearches, { query }, { signal: overtaken.signal });
        if (!overtaken.signal.aborted) setSuggested({ suggestions: data, of: wanted });
      } catch (cause) {
        if (overtaken.signal.aborted) return;
        setSuggested(NONE);
        console.info('Searching goes on without suggestions:', cause);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [client, market, locale, wanted]);
  return suggested;
}
