import type { Page } from '@playwright/test';
import type { Site } from './site';

/**
 * Notes what a page asks of anybody but the site and the registry that its remotes come from;
 * answers `origin/path` of each, as the sandbox is one origin for many third parties.
 */
export function foreignRequests(page: Page, site: Site): { take(): readonly string[] } {
  const own = new Set([new URL(site.env['REGISTRY_PUBLIC_URL'] ?? '').origin]);
  let noted: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, pathname, hostname, port } = new URL(request.url());
    const isSite = hostname.endsWith('localhost') && port === new URL(site.url).port;
    if (!protocol.startsWith('http') || isSite || own.has(origin) || origin === new URL(site.url).origin) return;
    noted.push(origin === new URL(site.urlOf('sandbox')).origin ? pathname : origin + pathname);
  });
  return {
    take() {
      const taken = [...new Set(noted)];
      noted = [];
      return taken;
    },
  };
}
