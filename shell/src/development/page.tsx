import { createRoot } from 'react-dom/client';
import type { ShellContext } from '../page/context';
import type { PageState } from '../page/page-state';
import { createNotebook } from './notebook';
import { Overlay } from './Overlay';
import { watchedBus, watchedRemotes } from './watched';

/** The page's context with notes of what passes through it, and the overlay that shows them. */
export function withOverlay(shell: ShellContext, state: PageState): ShellContext {
  const notebook = createNotebook();
  const now = () => performance.now();
  showOverlay(<Overlay notebook={notebook} map={() => shell.remotes.map()} state={state} />);
  return {
    ...shell,
    remotes: watchedRemotes(shell.remotes, notebook, now),
    platform: { ...shell.platform, bus: watchedBus(shell.platform.bus, notebook, now) },
  };
}

/** A root of its own, so that it stays whatever becomes of the page. */
function showOverlay(overlay: React.ReactNode): void {
  const host = document.createElement('div');
  host.className = 'developing';
  host.lang = 'en';
  host.dir = 'ltr';
  document.body.append(host);
  // React empties the document when it has to render a page anew.
  new MutationObserver(() => host.isConnected || document.body?.append(host)).observe(document, {
    childList: true,
    subtree: true,
  });
  createRoot(host).render(overlay);
  listenAnew();
}

/**
 * React listens once per document. This root came first and listens in its own element: the page's
 * root, which is the document, must still begin.
 */
function listenAnew(): void {
  for (const key of Object.keys(document)) if (key.startsWith('_reactListening')) Reflect.deleteProperty(document, key);
}
