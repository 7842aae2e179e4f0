/** Frames in editors' HTML wait with their address here (`kits/rich-text` of mf-blocks). */
const WAITING = 'iframe[data-consent-src]';

/**
 * Gives frames their addresses while they are allowed, and takes them back when they are not any
 * more. Returns the way to stop.
 */
export function followFrames(isAllowed: (address: string) => boolean): { update: () => void; stop: () => void } {
  function update(): void {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(WAITING)) {
      const address = frame.dataset['consentSrc'] ?? '';
      const isShown = frame.hasAttribute('src');
      if (isAllowed(address) === isShown) continue;
      if (!isShown) frame.src = address;
      else frame.replaceWith(emptied(frame));
    }
  }
  // Pages that a visitor goes on to bring frames of their own.
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  update();
  return { update, stop: () => observer.disconnect() };
}

/** A frame without an address shows its page on: only another element has none. */
function emptied(frame: HTMLIFrameElement): Node {
  const copy = frame.cloneNode(false);
  if (copy instanceof HTMLIFrameElement) copy.removeAttribute('src');
  return copy;
}
