import type { FastifyReply } from 'fastify';
import type { SiteConfig } from './config';
import { cookieName, cookieOptions } from './cookies';
import type { SignedIn } from './identity-provider';
import { SESSION_HOURS } from './sessions';

const optionsOf = (config: SiteConfig) => ({ ...cookieOptions(config), httpOnly: false });

/**
 * Public pages are alike for all: by this cookie, which proves nothing, scripts know that a toolbar
 * may be asked for. It lasts as long as the cookie of a session that is set with it.
 */
export function setEditorCookie(reply: FastifyReply, { person }: SignedIn, config: SiteConfig): void {
  if (person.roles.length === 0) return;
  reply.setCookie(cookieName('editor', config), '1', { ...optionsOf(config), maxAge: SESSION_HOURS * 3600 });
}

export function clearEditorCookie(reply: FastifyReply, config: SiteConfig): void {
  reply.clearCookie(cookieName('editor', config), optionsOf(config));
}
