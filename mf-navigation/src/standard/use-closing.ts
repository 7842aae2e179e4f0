import { fromWidth } from '@showroom/contracts/breakpoints';
import { useLocation } from '@showroom/shared-ui/router';
import { type RefObject, useEffect } from 'react';

const WIDE = fromWidth('xl');

/**
 * What markup alone cannot do: panels close on Escape, on a click or focus elsewhere, and with the
 * page.
 */
export function useClosing(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what was open
  useEffect(() => () => closeAll(header.current), [key, header]);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const closeOnEscape = (event: KeyboardEvent) => {
      const open = openPanel(header.current);
      if (event.key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
      event.preventDefault();
    };
    const closeOutside = ({ target }: Event) => {
      const open = openPanel(header.current);
      if (open && wide.matches && target instanceof Node && !open.contains(target)) open.open = false;
    };
    const closeAtChange = () => closeAll(header.current);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    wide.addEventListener('change', closeAtChange);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      wide.removeEventListener('change', closeAtChange);
    };
  }, [header]);
}

function openPanel(header: HTMLElement | null): HTMLDetailsElement | null | undefined {
  return header?.querySelector<HTMLDetailsElement>('details[open]');
}

function closeAll(header: HTMLElement | null): void {
  for (const details of header?.querySelectorAll('details') ?? []) details.open = false;
  const menu = header?.querySelector<HTMLElement>('[popover]');
  // Browsers without the popover API show the menu as part of the page.
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
