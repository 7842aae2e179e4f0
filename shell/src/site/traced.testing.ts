import { startTracing } from '@showroom/contracts/http/start-tracing';
import { traceHeaders, traceRequests, workTracer } from '@showroom/contracts/http/tracing';
import fastify, { type FastifyInstance } from 'fastify';

/** A site, an API behind it and one visit, in a process of their own: Jest runs no late imports. */

async function listening(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const stop = await startTracing('site');
const api = fastify();
traceRequests(api, { continues: true });
api.post('/vehicles/:id', async (_request, reply) => reply.code(500).send({ sold: true }));
const apiUrl = await listening(api);

const site = fastify();
traceRequests(site, { continues: false, attributesOf: () => ({ 'showroom.page': '/offers' }) });
site.post('/*', async () => {
  const trace = workTracer();
  await fetch(`${apiUrl}/vehicles/7?token=secret`, { method: 'POST' });
  const until = Date.now();
  trace([{ name: 'mf-blocks 1.0.0 ./block/hero', from: until - 20, until, hasFailed: true }]);
  return traceHeaders();
});
const siteUrl = await listening(site);
const answer = await fetch(`${siteUrl}/offers?email=anna@example.com`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  body: '{}',
});
process.stdout.write(await answer.text());
await Promise.all([site.close(), api.close()]);
await stop?.();
