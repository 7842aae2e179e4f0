import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from './server-log';
import { isTracing } from './start-tracing';

const tracer = () => trace.getTracer('showroom');

const traces = new WeakMap<FastifyRequest, Context>();

interface TraceOptions {
  /** Whether callers are ours, so that their trace goes on; else each request begins one. */
  readonly continues: boolean;
  /** What more is known once it has been answered. */
  readonly attributesOf?: (request: FastifyRequest, reply: FastifyReply) => Readonly<Record<string, string>>;
}

/**
 * A span for each request but probes (W3C Trace Context, OpenTelemetry's conventions). It names
 * routes, never addresses: those hold what people typed, and tokens.
 */
export function traceRequests(app: FastifyInstance, { continues, attributesOf }: TraceOptions): void {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/health')) return done();
    const parent = continues ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const span = tracer().startSpan(`${request.method} ${routeOf(request)}`, { kind: SpanKind.SERVER }, parent);
    const own = trace.setSpan(parent, span);
    traces.set(request, own);
    context.with(own, done);
  });
  // What waited for the body goes on in the socket's context.
  app.addHook('preValidation', (request, _reply, done) => context.with(traces.get(request) ?? ROOT_CONTEXT, done));
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(traces.get(request) ?? ROOT_CONTEXT);
    if (!span) return;
    const { statusCode } = reply;
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
      'showroom.request': request.id,
      ...attributesOf?.(request, reply),
    });
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

/** The headers by which whoever is called goes on with the trace of now, where there is one. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Work that another thread did and measured. */
export interface MeasuredWork {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  readonly hasFailed: boolean;
}

/** Remembers the trace of now, for work that is heard of later. */
export function workTracer(): (works: readonly MeasuredWork[]) => void {
  const parent = context.active();
  return (works) => {
    for (const { name, from, until, hasFailed } of works) {
      const span = tracer().startSpan(name, { startTime: from }, parent);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(until);
    }
  };
}
