import { type RefObject, useEffect, useState } from 'react';

/**
 * Which panel is open: the first one, or none where `first` is empty, until a visitor chooses
 * another or follows a link to something in it.
 */
export function useOpenTab(root: RefObject<HTMLElement | null>, ids: readonly string[], first = ids[0] ?? '') {
  const [open, setOpen] = useState(first);
  const [target, setTarget] = useState<Element>();
  const all = ids.join(' ');

  useEffect(() => {
    const find = (hash: string) => {
      const element = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
      const panel = all.split(' ').find((id) => root.current?.contains(element) && within(element, id));
      if (element && panel !== undefined) setOpen(panel);
      return element && panel !== undefined ? element : undefined;
    };
    // The browser shows what stands there already; what was hidden has to be shown once it is open.
    const follow = () => setTarget(find(window.location.hash));
    // A link to the same address as before changes nothing that could be heard.
    const onClick = ({ target: clicked }: MouseEvent) => {
      const link = clicked instanceof Element ? clicked.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && isOfPage(link)) setTarget(find(link.hash));
    };
    follow();
    window.addEventListener('hashchange', follow);
    window.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('click', onClick);
    };
  }, [root, all]);
  // Newer browsers answer a promise, which is no way to clean up.
  useEffect(() => void target?.scrollIntoView(), [target]);

  function select(id: string): void {
    setTarget(undefined);
    setOpen(id);
  }
  return [ids.includes(open) ? open : first, select] as const;
}

/** A hash that is no encoded text is taken as it stands. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function within(element: Element | null, id: string): boolean {
  return document.getElementById(id)?.contains(element) === true;
}

function isOfPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}
