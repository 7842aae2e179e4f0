import { answeredLine, routeOf } from '@showroom/contracts/http/server-log';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * One log line and one measurement for each request: route pattern, never the address, since
 * addresses hold what people typed.
 */
export function addMetrics(server: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (!route.startsWith('/health/')) request.log.info(answeredLine(request, reply), 'answered');
  });
  server.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
