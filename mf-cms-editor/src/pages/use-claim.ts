import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useRef, useState } from 'react';
import { claimPage, releasePage } from '../data/page-calls';

/** A claim lasts a minute: two renewals may be lost. */
const RENEW_EVERY = 20_000;

interface Claim {
  /** Somebody else who edits the page now. */
  readonly other: string | undefined;
  /** The last attempt to take it over failed: it is still theirs. */
  readonly isTakeOverFailed: boolean;
  readonly takeOver: () => Promise<void>;
}

/**
 * Says that the person edits a page, for as long as it is open, and knows who else does. A claim
 * that cannot be made keeps nobody from editing: a save names its revision all the same. What was
 * somebody else's is the person's only after `reload`: what is typed before would be lost by it.
 */
export function useClaim(pageId: string, reload: () => Promise<void>): Claim {
  const { client } = usePlatform();
  const [other, setOther] = useState<string>();
  const [isTakeOverFailed, setTakeOverFailed] = useState(false);

  async function claim(takeOver: boolean): Promise<void> {
    try {
      const { holder, is_mine } = await claimPage(client, pageId, takeOver);
      if (is_mine && other !== undefined) await reload();
      setOther(is_mine ? undefined : holder);
      // A renewal of the claim that was refused answers no press of a button.
      if (takeOver || is_mine) setTakeOverFailed(!is_mine);
    } catch {
      // The next renewal tries again.
      if (takeOver) setTakeOverFailed(true);
    }
  }

  const renew = useRef(claim);
  useEffect(() => {
    renew.current = claim;
  });
  useEffect(() => {
    void renew.current(false);
    const timer = setInterval(() => void renew.current(false), RENEW_EVERY);
    return () => {
      clearInterval(timer);
      releasePage(client, pageId).catch(() => undefined);
    };
  }, [client, pageId]);

  return { other, isTakeOverFailed, takeOver: () => claim(true) };
}
