import { withBasePath } from '@showroom/contracts/base-path';
import type { Person } from '@showroom/shared-ui/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { isGuarded } from '../addresses/page-address';
import type { SiteConfig } from './config';
import { clearEditorCookie, setEditorCookie } from './editor-cookie';
import { createProvider, type Provider, signedInBy } from './identity-provider';
import { ownPath } from './own-path';
import { type PendingSignIn, setPendingSignIn, takePendingSignIn } from './pending-sign-in';
import { isSameOrigin, originOf } from './same-origin';

/**
 * Sign-in through the identity provider: authorisation code with PKCE, state and nonce; the tokens
 * stay on the server.
 */
export function registerSignIn(app: FastifyInstance, config: SiteConfig): void {
  const provider = createProvider(config);
  app.get<{ Querystring: { to?: string | string[] } }>('/auth/login', (request, reply) =>
    beginSignIn(request, reply, { to: ownPath([request.query.to].flat()[0]), provider, config }),
  );
  app.get('/auth/callback', async (request, reply) => {
    const signIn = await takePendingSignIn(request, reply, config);
    if (!signIn) return reply.redirect('/sign-in-error?type=expired', 302);
    return endSignIn(request, reply, { signIn, provider, config });
  });
  // The button of a plain form sends a form; nothing of it is read.
  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    forms.post('/auth/logout', (request, reply) => signOut(request, reply, provider, config));
  });
}

async function beginSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { to, provider, config }: { readonly to: string; readonly provider: Provider; readonly config: SiteConfig },
): Promise<FastifyReply> {
  const verifier = oidc.randomPKCECodeVerifier();
  const signIn = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, to };
  try {
    const address = oidc.buildAuthorizationUrl(await provider(), {
      redirect_uri: originOf(request) + withBasePath('/auth/callback'),
      scope: config.scopes,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: signIn.state,
      nonce: signIn.nonce,
    });
    await setPendingSignIn(reply, signIn, config);
    return reply.redirect(address.href, 302);
  } catch (error) {
    request.log.error(error, 'The identity provider cannot be reached');
    return reply.redirect('/sign-in-error?type=unavailable', 302);
  }
}

async function endSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { signIn, provider, config }: { signIn: PendingSignIn; provider: Provider; config: SiteConfig },
): Promise<FastifyReply> {
  try {
    const tokens = await oidc.authorizationCodeGrant(
      await provider(),
      new URL(withBasePath(request.url), originOf(request)),
      {
        pkceCodeVerifier: signIn.verifier,
        expectedState: signIn.state,
        expectedNonce: signIn.nonce,
      },
    );
    const signedIn = signedInBy(tokens);
    await request.session.regenerate();
    request.session.signedIn = signedIn;
    setEditorCookie(reply, signedIn, config);
    const allowed = !isGuarded(signIn.to) || signedIn.person.roles.length > 0;
    return reply.redirect(allowed ? signIn.to : '/sign-in-error?type=noPermissions', 302);
  } catch (error) {
    request.log.warn({ err: error }, 'A sign-in was refused');
    return reply.redirect('/sign-in-error?type=refused', 302);
  }
}

async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
  config: SiteConfig,
): Promise<FastifyReply> {
  if (!isSameOrigin(request)) return reply.code(403).send({ status: 403, title: 'Only our own pages sign people out' });
  const idToken = request.session.signedIn?.idToken;
  await request.session.destroy();
  clearEditorCookie(reply, config);
  try {
    const address = oidc.buildEndSessionUrl(await provider(), {
      post_logout_redirect_uri: originOf(request) + withBasePath('/'),
      ...(idToken && { id_token_hint: idToken }),
    });
    return reply.redirect(address.href, 303);
  } catch {
    return reply.redirect('/', 303);
  }
}

/** Who is signed in, as long as the access token holds. */
export function signedIn(request: FastifyRequest): { person: Person; accessToken: string } | undefined {
  const session = request.session.signedIn;
  return session && session.until > Date.now() ? session : undefined;
}
