import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { serveFiles } from '../pages';

const MOST = 500;

const collectedBody = z.object({ events: z.array(z.record(z.string(), z.unknown())).max(100) });
const taggedBody = z.object({ id: z.string(), entry: z.record(z.string(), z.unknown()) });

/**
 * A tag manager whose container has one tag for every event, and an address that collects plain
 * events; `GET /control/analytics` answers what both were told.
 */
export function registerAnalytics(app: FastifyInstance): void {
  let collected: unknown[] = [];
  let tagged: unknown[] = [];
  serveFiles(app, { '/analytics/gtm.js': join(import.meta.dirname, 'browser/gtm.ts') });
  app.post<{ Body: string }>('/analytics/collect', (request, reply) => {
    collected = [...collected, ...collectedBody.parse(JSON.parse(request.body)).events].slice(-MOST);
    return reply.code(204).send();
  });
  app.post<{ Body: string }>('/analytics/tag', (request, reply) => {
    tagged = [...tagged, taggedBody.parse(JSON.parse(request.body)).entry].slice(-MOST);
    return reply.code(204).send();
  });
  app.get('/control/analytics', () => ({ collected, tagged }));
  app.delete('/control/analytics', (_request, reply) => {
    collected = [];
    tagged = [];
    return reply.code(204).send();
  });
}
