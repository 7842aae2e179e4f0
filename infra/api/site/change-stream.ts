import type { ServerResponse } from 'node:http';
import type { Api, Context } from '../kernel/api';

const KEEP_ALIVE = 15_000;
/** A reader that leaves this much unread is too slow to be of use: it is cut off and comes back. */
const MOST_UNREAD = 1_000_000;

/**
 * `/internal/changes`: what changed, as server-sent events, for the site's cache. A stream that
 * ends says that the site may have missed something; so when more changed than tags can name, the
 * streams are ended.
 */
export function serveChanges({ server, admit }: Api, { changes }: Context): void {
  const open = new Set<ServerResponse>();

  const endAll = () => {
    for (const response of open) response.end();
  };
  changes.onFlood(endAll);
  server.addHook('preClose', async () => endAll());

  server.get('/internal/changes', async (request, reply) => {
    await admit({ access: 'site', method: 'GET', path: '/internal/changes' }, request);
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-request-id': request.id,
    });
    response.write(': connected\n\n');
    open.add(response);
    const stop = changes.onTags((change) => {
      response.write(`data: ${JSON.stringify(change)}\n\n`);
      if (response.writableLength > MOST_UNREAD) response.destroy();
    });
    const beat = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE);
    response.on('close', () => {
      clearInterval(beat);
      stop();
      open.delete(response);
    });
  });
}
