import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config';
import { parseCookie } from './cookies';
import { setEditorCookie } from './editor-cookie';
import type { Who } from './page-answer';
import { SessionRenewal } from './session-renewal';
import { signedIn } from './sign-in';

/**
 * Who a request is of, also where no session is asked for with every request: most pages are
 * nobody's.
 */
export class RequestSessions {
  readonly #config: SiteConfig;
  readonly #renewal: SessionRenewal;
  #scope: FastifyInstance | undefined;

  constructor(config: SiteConfig) {
    this.#config = config;
    this.#renewal = new SessionRenewal(config);
  }

  /** Where the session plugin is registered: each request there has tokens that hold. */
  inScope(scope: FastifyInstance): void {
    this.#scope = scope;
    scope.addHook('onRequest', async (request, reply) => {
      await this.#renewal.renew(request);
      const { session } = request;
      // Only what this request has renewed is saved by now; its cookie is set again as well.
      if (session.signedIn && session.isSaved()) setEditorCookie(reply, session.signedIn, this.#config);
    });
  }

  whoOf(request: FastifyRequest): Promise<Who | undefined> {
    // Outside of the plugin's scope a request has no session, whatever its type says.
    if (Reflect.get(request, 'session')) return Promise.resolve(signedIn(request));
    const cookie = parseCookie(request, 'session', this.#config);
    const scope = this.#scope;
    if (!cookie || !scope) return Promise.resolve(undefined);
    return new Promise<void>((resolve, reject) => {
      scope.decryptSession(cookie, request, (error?: unknown) => (error ? reject(error) : resolve()));
    })
      .then(() => this.#renewal.renew(request))
      .then(() => signedIn(request));
  }
}
