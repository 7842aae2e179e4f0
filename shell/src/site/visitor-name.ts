import { networkOf } from '@showroom/contracts/http/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config';
import { cookieName, cookieOptions, parseCookie } from './cookies';
import { networkLimit } from './network-limit';
import { newVisitor, visitorOf } from './visitor';

const YEAR = 31_536_000;

/**
 * Who keeps its name is not limited: browsers do, and programs that take a new one each time are
 * told apart by it.
 */
export const TOO_MANY_VISITORS = {
  status: 429,
  title: 'Too many new visitors come from where you are; please wait a minute',
  code: 'visitors.too-many',
};

/** The name that a request came with, if it is one of ours. */
export function knownVisitor(request: FastifyRequest, config: SiteConfig): string | undefined {
  return visitorOf(parseCookie(request, 'visitor', config), config.visitorSecret);
}

/**
 * Gives names to visitors who have none, so many a minute to one network; undefined where there
 * were too many.
 */
export function visitorNames(config: SiteConfig) {
  const isTooMuch = networkLimit('visitors', config.visitorsPerMinute);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    if (networkOf(request.ip) !== undefined && (await isTooMuch(request.ip))) return undefined;
    const visitor = newVisitor(config.visitorSecret);
    void reply.setCookie(cookieName('visitor', config), visitor, { ...cookieOptions(config), maxAge: YEAR });
    return visitor;
  };
}
