import type { Call } from '@showroom/contracts/calls/call';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { FastifyRequest } from 'fastify';
import type { ApiConfig } from '../config';
import type { Caller } from './api';
import { LOOPBACK } from './loopback';
import { MarketScope, NO_MARKETS } from './market-scope';
import { isSiteToken, type Person, tokenVerifier, visitorOf } from './tokens';

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Holds callers against the access that a call declares. */
export function gatekeeper(config: ApiConfig) {
  const verify = tokenVerifier(config.OIDC_ISSUER, config.OIDC_AUDIENCE);

  async function person(request: FastifyRequest): Promise<Person> {
    const token = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1];
    const verified = token === undefined ? undefined : await verify(token);
    if (!verified) throw new ShowroomError('access.sign-in', { status: 401 });
    return verified;
  }

  return async ({ access }: Pick<Call, 'access'>, request: FastifyRequest): Promise<Caller> => {
    const caller = {
      subject: undefined,
      roles: [],
      markets: new MarketScope(NO_MARKETS),
      visitorId: visitorOf(header(request, 'x-visitor'), config.VISITOR_SECRET),
      site: isSiteToken(header(request, 'x-site-token'), config.SITE_TOKEN),
      address: LOOPBACK.has(request.ip) ? undefined : request.ip,
    };
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
