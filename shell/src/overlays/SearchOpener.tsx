import { usePlatform } from '@showroom/shared-ui/platform';
import { useHref, useLocation } from '@showroom/shared-ui/router';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { FOLLOW } from '../addresses/follow-event';
import { SEARCH_HASH } from '../addresses/hash';
import type { SearchPopup } from './SearchPopup';

const SEARCH_PATH = '/search';
/** Where `/` is a character, or a dialog has the keyboard. */
const TYPING = 'input, textarea, select, [contenteditable], dialog[open]';

const EVENTS = [FOLLOW, 'keydown', 'hashchange'];

function isForSearch(event: Event): boolean {
  if (event instanceof CustomEvent) return event.detail === SEARCH_PATH;
  if (!(event instanceof KeyboardEvent)) return location.hash === SEARCH_HASH;
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping = !(target instanceof Element) || target.closest(TYPING) || document.querySelector('dialog[open]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

type PopupCode = ComponentType<ComponentProps<typeof SearchPopup>>;

/**
 * Links to the search, `#search` and the key `/` open it over the page, where the market wants
 * that; its code comes then, and the result page stands in for code that does not come.
 */
export function SearchOpener() {
  const { settings } = usePlatform();
  const page = useHref(SEARCH_PATH);
  const { pathname } = useLocation();
  const [Popup, setPopup] = useState<PopupCode>();
  const [openOn, setOpenOn] = useState<string>();
  useEffect(() => {
    const open = (event: Event) => {
      if (!settings.get('search.popup.enabled') || location.pathname === page) return;
      event.preventDefault();
      import(/* webpackChunkName: "search-popup" */ './SearchPopup').then(
        (code) => {
          setPopup(() => code.SearchPopup);
          setOpenOn(pathname);
        },
        () => location.assign(page),
      );
    };
    const onEvent = (event: Event) => isForSearch(event) && open(event);
    for (const type of EVENTS) addEventListener(type, onEvent);
    return () => {
      for (const type of EVENTS) removeEventListener(type, onEvent);
    };
  }, [settings, page, pathname]);
  // It belongs to the page that it was opened on.
  return Popup && <Popup isOpen={openOn === pathname} onClose={() => setOpenOn(undefined)} />;
}
