import type { ExitContent } from '@showroom/contracts/settings/overlays';
import { inLanguage } from '@showroom/shared-ui/in-language';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { isExitAsked } from './external-links';

interface Pending {
  readonly href: string;
  readonly target: string;
}

/** The question before a visitor leaves for another site; hidden while nobody wants to. */
export interface Exit {
  readonly content: ExitContent | undefined;
  readonly isVisible: boolean;
  readonly cancel: () => void;
  /** Goes where the link led, as the link would have. */
  readonly confirm: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The link of the site's HTML that was pressed, whoever rendered it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const [pressed] = event.composedPath();
  const link = pressed instanceof Element ? pressed.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

export function useExit(): Exit {
  const { locale } = usePlatform();
  const content = inLanguage(locale, useSetting('exit_popup.content'));
  const whitelist = useSetting('exit_popup.whitelist');
  const blacklist = useSetting('exit_popup.blacklist');
  const [pending, setPending] = useState<Pending>();
  useEffect(() => {
    if (!content) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = isPlain(event) ? linkOf(event) : undefined;
      if (!link || !isExitAsked(link.href, window.location.origin, [whitelist, blacklist])) return;
      event.preventDefault();
      setPending({ href: link.href, target: link.target || '_self' });
    };
    // React, at the document, stops clicks on their way into what it has not taken over yet.
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, [content, whitelist, blacklist]);
  const cancel = () => setPending(undefined);
  return {
    content,
    isVisible: pending !== undefined,
    cancel,
    confirm() {
      if (pending) window.open(pending.href, pending.target, pending.target === '_blank' ? 'noopener' : undefined);
      cancel();
    },
  };
}
