import { setTimeout } from 'node:timers/promises';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Call } from '@showroom/contracts/calls/call';
import { closeWithProblem } from '@showroom/contracts/http/framework-problems';
import { networkOf } from '@showroom/contracts/http/network';
import { requestDeadline } from '@showroom/contracts/http/request-deadline';
import { requestIdOf, serverLog } from '@showroom/contracts/http/server-log';
import { traceRequests } from '@showroom/contracts/http/tracing';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { ApiConfig } from '../../api-config';
import { gatekeeper } from './admit';
import type { Api, Context, Service } from './api';
import { addHealth } from './health';
import { addMetrics } from './metrics';
import { addOpenApi } from './openapi';
import { answerProblems, problemOf, sendProblemRaw } from './problems';
import { Refusal } from './refusal';
import { isSiteOrigin } from './site-origin';
import { refuseUnstorable } from './unstorable-requests';

/** Counts over all processes where there is a Redis; without one each process counts for itself. */
async function sharedStore(server: FastifyInstance, { REDIS_URL }: ApiConfig) {
  if (REDIS_URL === undefined) return undefined;
  // Whoever has no Redis does not load its client.
  const { sharedLimits } = await import('./shared-limits');
  const { store, disconnect } = sharedLimits(REDIS_URL, (line) => server.log.warn(line));
  server.addHook('onClose', async () => disconnect());
  return store;
}

async function addProtection(server: FastifyInstance, config: ApiConfig): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await server.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && isSiteOrigin(origin, config.SITE_ORIGIN)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['x-request-id'],
  });
  const store = await sharedStore(server, config);
  await server.register(rateLimit, {
    ...(store && { store }),
    max: config.RATE_LIMIT,
    timeWindow: '1 minute',
    // The site calls for all its visitors: it is limited by the addresses that it forwards, not by
    // its own.
    allowList: (request: FastifyRequest) => (request.ips ?? []).length < 2 || networkOf(request.ip) === undefined,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) ?? ip,
    errorResponseBuilder: () => new Refusal(429, 'Too many requests; please wait a minute.'),
  });
}

export interface ServerOptions {
  readonly services: readonly Service[];
  /** Where log lines go. Default: standard output. */
  readonly log?: DestinationStream;
}

export interface ApiServer {
  readonly server: FastifyInstance;
  /** Every declared call that is served. */
  readonly calls: readonly Call[];
  /** No longer ready at once; then what is under way is finished, and nothing new is taken. */
  stop(): Promise<void>;
}

function createServer(config: ApiConfig, log: DestinationStream | undefined): FastifyInstance {
  return Fastify({
    logger: {
      ...serverLog('api'),
      level: config.LOG_LEVEL,
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: config.BODY_LIMIT,
    ...requestDeadline(),
    forceCloseConnections: 'idle',
    // Who has a connection was sent here before the closing began: a refusal would be a failure
    // that nobody caused.
    return503OnClosing: false,
    trustProxy: config.TRUSTED_PROXIES.split(','),
    routerOptions: { maxParamLength: 2000 },
    clientErrorHandler: closeWithProblem,
    frameworkErrors: (error, request, reply) => {
      sendProblemRaw(reply.raw, request.id, problemOf(error));
    },
  });
}

/**
 * Ends kept-alive connections as they fall idle; one that was busy when the closing began would
 * hold it up otherwise.
 */
function closeConnectionsAsTheyFallIdle(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    const sweep = setInterval(() => server.server.closeIdleConnections(), 50);
    server.server.once('close', () => clearInterval(sweep));
    sweep.unref();
  });
}

/** The API's server, complete but not listening. */
export async function buildServer(context: Context, { services, log }: ServerOptions): Promise<ApiServer> {
  const { config } = context;
  const server = createServer(config, log);
  traceRequests(server, { continues: true });
  answerProblems(server);
  refuseUnstorable(server);
  closeConnectionsAsTheyFallIdle(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  let stopping = false;
  server.addHook('onSend', async (_, reply) => {
    // A connection that is kept alive would keep the server from closing.
    if (stopping) reply.header('connection', 'close');
  });
  await addProtection(server, config);
  addMetrics(server);
  const announceStop = addHealth(server, context);
  const api: Api = { server, calls: [], admit: gatekeeper(config, context.database.db) };
  addOpenApi(api);
  try {
    for (const service of services) await service(api, context);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    server,
    calls: api.calls,
    stop: async () => {
      stopping = true;
      announceStop();
      await setTimeout(config.STOP_DELAY);
      await server.close();
    },
  };
}
