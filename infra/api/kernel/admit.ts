import type { Call } from '@showroom/contracts/calls/call';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { networkOf } from '@showroom/contracts/http/network';
import type { FastifyRequest } from 'fastify';
import type { ApiConfig } from '../../api-config';
import type { Db } from '../../database/database';
import type { Caller } from './api';
import { MarketScope, NO_MARKETS } from './market-scope';
import { withinLimit } from './rate-limit';
import { Refusal } from './refusal';
import { isSiteToken, type Person, tokenVerifier, visitorOf } from './tokens';

const HOUR = 3600;

type Gated = Pick<Call, 'access' | 'method' | 'path'>;

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Whether a call does something for people without a name of their own: it costs us, and perhaps a
 * provider.
 */
export function isAnonymousChange({ access, method }: Pick<Call, 'access' | 'method'>): boolean {
  return method !== 'GET' && (access === 'anyone' || access === 'visitor');
}

/**
 * Holds callers against the access that a call declares, and networks against what they may do
 * without signing in.
 */
export function gatekeeper(config: ApiConfig, db: Db) {
  const verify = tokenVerifier(config.OIDC_ISSUER, config.OIDC_AUDIENCE);

  async function person(request: FastifyRequest): Promise<Person> {
    const token = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1];
    const verified = token === undefined ? undefined : await verify(token);
    if (!verified) throw new ShowroomError('access.sign-in', { status: 401 });
    return verified;
  }

  async function countChange({ method, path }: Gated, network: string | undefined): Promise<void> {
    if (network === undefined) return;
    const limit = { name: `${method} ${path}`, subject: network, most: config.CHANGES_PER_NETWORK, seconds: HOUR };
    if (await withinLimit(db, config.VISITOR_SECRET, [limit])) return;
    throw new Refusal(429, 'Too many requests come from where you are; please try again later.');
  }

  return async (call: Gated, request: FastifyRequest): Promise<Caller> => {
    const caller = {
      subject: undefined,
      roles: [],
      markets: new MarketScope(NO_MARKETS),
      visitorId: visitorOf(header(request, 'x-visitor'), config.VISITOR_SECRET),
      site: isSiteToken(header(request, 'x-site-token'), config.SITE_TOKEN),
      network: networkOf(request.ip),
    };
    const { access } = call;
    if (isAnonymousChange(call)) await countChange(call, caller.network);
    if (access === 'anyone') return caller;
    if (access === 'visitor') {
      if (caller.visitorId === undefined) throw new ShowroomError('access.sign-in', { status: 401 });
      return caller;
    }
    if (access === 'site') {
      if (!caller.site) throw new ShowroomError('access.sign-in', { status: 401 });
      return caller;
    }
    const { subject, roles, markets } = await person(request);
    if (!roles.some((role) => access.includes(role))) throw new ShowroomError('access.forbidden', { status: 403 });
    return { ...caller, subject, roles, markets: new MarketScope({ roles, markets }) };
  };
}
