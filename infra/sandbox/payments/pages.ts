import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What the providers' pages look alike; each adds what is its own. */
export const PAGES_STYLE = '/payments/pages.css';

export function registerPages(app: FastifyInstance): void {
  app.get(PAGES_STYLE, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')),
  );
}
