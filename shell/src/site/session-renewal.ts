import { setTimeout as pause } from 'node:timers/promises';
import { deleteSession, leaseSession } from '@showroom/contracts/calls/site';
import { type Client, createClient } from '@showroom/contracts/client/client';
import { partOf } from '@showroom/contracts/schema/part-of';
import type { FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { SiteConfig } from './config';
import { createProvider, type Provider, type SignedIn, signedInBy } from './identity-provider';
import { sessionParams } from './sessions';

/** Milliseconds that a request waits for another process to renew a session. */
const DEADLINE = 6000;
const LOOK_AGAIN = 50;

function isDue(signedIn: SignedIn | undefined): boolean {
  return signedIn?.renewal !== undefined && signedIn.renewal.from <= Date.now();
}

const holds = (signedIn: SignedIn | undefined) => signedIn !== undefined && signedIn.until > Date.now();

/** The provider has spoken: the token is worth nothing. All else may be better in a moment. */
const isRefused = (error: unknown) => partOf(error, 'error') === 'invalid_grant';

/**
 * Renews access tokens before they end. A refresh token is worth something once, so that of all
 * requests and processes one renews a session, and the others read what it has stored.
 */
export class SessionRenewal {
  readonly #provider: Provider;
  readonly #api: Client;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(config: SiteConfig) {
    const { apiUrl, siteToken } = config;
    this.#provider = createProvider(config);
    this.#api = createClient({ baseUrl: apiUrl, headers: { 'x-site-token': siteToken }, deadline: 2000 });
  }

  /**
   * Leaves a request with tokens that hold, where there is a way. A refused renewal ends the
   * session; one that failed is tried again by a later request, with the old token until it ends.
   */
  async renew(request: FastifyRequest): Promise<void> {
    if (!isDue(request.session.signedIn)) return;
    const { sessionId } = request.session;
    const underWay = this.#underWay.get(sessionId);
    try {
      if (underWay) {
        await underWay;
        await request.session.reload();
        return;
      }
      const begun = this.#renewAlone(request).finally(() => this.#underWay.delete(sessionId));
      this.#underWay.set(sessionId, begun);
      await begun;
    } catch (error) {
      request.log.warn({ err: error }, 'A session could not be renewed');
    }
  }

  async #renewAlone(request: FastifyRequest): Promise<void> {
    const { sessionId } = request.session;
    const end = Date.now() + DEADLINE;
    while (!(await this.#api.send(leaseSession, sessionParams(sessionId))).is_granted) {
      // Another process is at it, and the token is good until it ends.
      if (holds(request.session.signedIn) || Date.now() > end) return;
      await pause(LOOK_AGAIN);
      await request.session.reload();
      if (!isDue(request.session.signedIn)) return;
    }
    // Another process may have been at it since this request read the session.
    await request.session.reload();
    const { signedIn } = request.session;
    if (signedIn?.renewal === undefined || !isDue(signedIn)) return;
    try {
      const tokens = await oidc.refreshTokenGrant(await this.#provider(), signedIn.renewal.token);
      request.session.signedIn = signedInBy(tokens, signedIn);
    } catch (error) {
      if (!isRefused(error)) throw error;
      await this.#api.send(deleteSession, sessionParams(sessionId));
      await request.session.reload();
      return;
    }
    await request.session.save();
  }
}
