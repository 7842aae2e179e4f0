import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config';
import { parseCookie } from './cookies';
import type { Who } from './page-answer';
import { signedIn } from './sign-in';

/**
 * Who a request is of, also where no session is asked for with every request: most pages are
 * nobody's.
 */
export class RequestSessions {
  readonly #config: SiteConfig;
  #scope: FastifyInstance | undefined;

  constructor(config: SiteConfig) {
    this.#config = config;
  }

  /** Where the session plugin is registered. */
  inScope(scope: FastifyInstance): void {
    this.#scope = scope;
  }

  whoOf(request: FastifyRequest): Promise<Who | undefined> {
    // Outside of the plugin's scope a request has no session, whatever its type says.
    if (Reflect.get(request, 'session')) return Promise.resolve(signedIn(request));
    const cookie = parseCookie(request, 'session', this.#config);
    const scope = this.#scope;
    if (!cookie || !scope) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      scope.decryptSession(cookie, request, (error?: unknown) => {
        if (error) reject(error);
        else resolve(signedIn(request));
      });
    });
  }
}
