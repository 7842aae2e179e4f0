import type { Api, Context } from '../server/api';
import { serveChanges } from './change-stream';
import { serveSessions } from './sessions';

/** Serves what only the site asks for: its sessions, and what changed. */
export function site(api: Api, context: Context): void {
  serveSessions(api, context);
  serveChanges(api, context);
}
