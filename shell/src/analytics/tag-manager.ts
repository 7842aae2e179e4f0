import { push } from './data-layer';

/**
 * Loads Google Tag Manager, once; it reads the data layer from its beginning. `onReady` hears that
 * its script has run.
 */
export function loadTagManager(url: string, id: string, onReady: () => void): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const address = new URL(url);
  address.searchParams.set('id', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = address.href;
  script.addEventListener('load', onReady);
  script.addEventListener('error', () => console.info('The tag manager did not come from', url));
  document.head.append(script);
}
