import type { Api, Context } from '../kernel/api';
import { serveChanges } from './change-stream';
import { serveSessions } from './sessions';
import { serveTemplateUses } from './template-uses';

/**
 * Serves what only the site and its registry ask for: sessions, what changed, and what pages are
 * made of.
 */
export function site(api: Api, context: Context): void {
  serveSessions(api, context);
  serveChanges(api, context);
  serveTemplateUses(api, context);
}
