import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Problem } from '@showroom/contracts/errors/problem';
import { requestDeadline } from '@showroom/contracts/http/request-deadline';
import type { Outage } from '../../outage';
import { sendProblemRaw } from './problems';

export interface WaitingServer {
  readonly port: number;
  /** From now on it says what is waited for. */
  waitFor(outage: Outage): void;
  /** Gives the port back. */
  close(): Promise<void>;
}

const STARTING: Problem = { status: 503, title: 'Service Unavailable', detail: 'The API is starting.' };
const REASONS: Readonly<Record<Outage['status'], string>> = {
  503: 'The API waits for its database.',
  507: 'The API waits for room on its disk.',
};

/**
 * Answers on the API's port while the API itself cannot: it lives, it is not ready, and everything
 * else may be asked again.
 */
export async function startWaitingServer(host: string, port: number): Promise<WaitingServer> {
  let problem = STARTING;
  const { requestTimeout, http } = requestDeadline();
  const server = createServer({ requestTimeout, ...http }, (request, response) => {
    // Whoever comes again shall meet the API itself.
    response.setHeader('connection', 'close');
    if (request.url?.split('?', 1)[0] !== '/health/live') return sendProblemRaw(response, randomUUID(), problem);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ status: 'live' }));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    waitFor({ status }) {
      problem = { ...STARTING, detail: REASONS[status] };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
