import type { Popup } from '@showroom/contracts/settings/overlays';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';
import { isMarkedClosed, markClosed } from './close-marker';
import { duePopup } from './due-popup';

/** Milliseconds after the page has loaded, or after it has followed a link. */
const POPUP_AFTER = 500;

/** Calls once the page has loaded, after a while. Returns the way to stop. */
function calmly(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(call, POPUP_AFTER);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
  };
}

/** Calls once no dialog of the page is open. Returns the way to stop. */
function onceFree(call: () => void): () => void {
  const look = () => {
    if (document.querySelector('dialog[open]')) return;
    stop();
    call();
  };
  // It is sent to the dialog alone, after it has closed.
  const stop = () => document.removeEventListener('close', look, { capture: true });
  document.addEventListener('close', look, { capture: true });
  look();
  return stop;
}

/** The popup of the page, and what closes it for good; each new path is looked at anew. */
export function usePopup(): { readonly popup: Popup | undefined; readonly close: () => void } {
  const { locale, market } = usePlatform();
  const popups = useSetting('popups.list');
  const timeZone = useSetting('website.timezone') || market.timeZone;
  const { pathname: path } = useLocation();
  const [shown, setShown] = useState<{ readonly popup: Popup | undefined; readonly on: string }>();
  useEffect(() => {
    const check = () => {
      const visit = { path, locale, now: new Date(), timeZone, isMarked: isMarkedClosed };
      setShown({ popup: duePopup(popups, visit), on: path });
    };
    let stop = calmly(() => {
      stop = onceFree(check);
    });
    return () => stop();
  }, [popups, path, locale, timeZone]);
  // A popup belongs to the path that it was shown on.
  const popup = shown?.on === path ? shown.popup : undefined;
  return {
    popup,
    close() {
      if (popup) markClosed(popup);
      setShown(undefined);
    },
  };
}
