import { deleteSession, getSession, putSession } from '@showroom/contracts/calls/site';
import { createClient } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Session as FastifySession } from 'fastify';
import type { SignedIn } from './identity-provider';

declare module 'fastify' {
  interface Session {
    signedIn?: SignedIn;
  }
}

export const SESSION_HOURS = 8;

type Done = (error?: unknown) => void;
type Got = (error: unknown, session?: FastifySession | null) => void;

/** A session in a call of the API. */
export const sessionParams = (id: string) => ({ params: { id: id.replaceAll('.', '_') } });

/**
 * Stores sessions with the API, so that every replica of the site knows them and a restart loses
 * none.
 */
export function createSessionStore(apiUrl: string, siteToken: string) {
  const client = createClient({ baseUrl: apiUrl, headers: { 'x-site-token': siteToken }, deadline: 2000, retries: 1 });
  return {
    set(id: string, session: FastifySession, done: Done): void {
      const expires_at = new Date(Date.now() + SESSION_HOURS * 3_600_000).toISOString();
      client
        .send(putSession, { ...sessionParams(id), body: { expires_at, data: { ...session } } })
        .then(() => done(), done);
    },
    get(id: string, done: Got): void {
      client.send(getSession, sessionParams(id)).then(
        ({ data }) => done(null, revived(data)),
        (error: unknown) => (error instanceof ShowroomError && error.status === 404 ? done(null, null) : done(error)),
      );
    },
    destroy(id: string, done: Done): void {
      client.send(deleteSession, sessionParams(id)).then(() => done(), done);
    },
  };
}

/** What `set` wrote, as the session plugin gives and takes it. */
function revived(data: Record<string, unknown>): FastifySession {
  return Object.assign(Object.create(null), data);
}
