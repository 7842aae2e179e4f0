const MARK = 'data-naas';

function hasStyleSheet(href: string): boolean {
  return [...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === href);
}

/** The service's style sheet in the head of an open page, once. */
export async function styleSheetLoaded(href: string): Promise<void> {
  if (hasStyleSheet(href)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  link.setAttribute(MARK, '');
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded`));
    });
    document.head.append(link);
  });
}

/** What the navigation has put into the head goes with it; its script has run and stays. */
export function dropStyleSheets(): void {
  for (const link of document.querySelectorAll(`link[${MARK}]`)) link.remove();
}

interface Script {
  readonly javascriptLink?: string | undefined;
  readonly javascriptIntegrity?: string | undefined;
  readonly origins: readonly string[];
}

/**
 * Loads the service's script once, from an origin that the setting lists. The page's policy lets it
 * in by `strict-dynamic`: an element made by code that the page trusts already needs no nonce,
 * which no remote ever sees.
 */
export function loadScript({ javascriptLink: src, javascriptIntegrity, origins }: Script): void {
  if (src === undefined || !URL.canParse(src) || document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const { origin } = new URL(src);
  if (!origins.some((listed) => URL.canParse(listed) && new URL(listed).origin === origin)) {
    console.error(`The navigation's script is not loaded: ${origin} is not listed in naas_navigation.configuration`);
    return;
  }
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  if (javascriptIntegrity) Object.assign(script, { integrity: javascriptIntegrity, crossOrigin: 'anonymous' });
  // The next mount tries again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
