import { fromWidth } from '@showroom/contracts/breakpoints';

const WIDE = fromWidth('xl');

/**
 * What markup alone cannot do: panels close on Escape, and on a click or focus elsewhere. Returns
 * the way to stop.
 */
export function closeFromOutside(root: HTMLElement): () => void {
  const wide = window.matchMedia(WIDE);
  const openPanel = () => root.querySelector<HTMLDetailsElement>('details[open]');
  const onKey = (event: KeyboardEvent) => {
    const panel = openPanel();
    if (event.key !== 'Escape' || !panel) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
    event.preventDefault();
  };
  const onElsewhere = ({ target }: Event) => {
    const panel = openPanel();
    if (panel && wide.matches && target instanceof Node && !panel.contains(target)) panel.open = false;
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
  };
}

/** Closes everything: the page has changed. */
export function closeAll(root: HTMLElement): void {
  for (const panel of root.querySelectorAll('details')) panel.open = false;
  const menu = root.querySelector<HTMLElement>('[popover]');
  // Browsers without the popover API show the menu as part of the page.
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
