import { partOf } from '@showroom/contracts/schema/part-of';
import fastify from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';

/** What an id token says other than it should. */
export interface Odd {
  readonly nonce?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string;
  readonly roles?: readonly string[];
}

interface State {
  odd: Odd;
  describedIssuer: string | undefined;
  /** Seconds that its access tokens last. */
  lasts: number;
  isAway: boolean;
  /** It takes none of its refresh tokens any more. */
  isRevoked: boolean;
  /** The refresh tokens that came. */
  readonly renewals: string[];
}

/** An OpenID provider that signs in whoever comes, as `jane`. */
export async function startProvider(clientId: string) {
  const { privateKey } = await generateKeyPair('RS256');
  const app = fastify();
  const state: State = {
    odd: {},
    describedIssuer: undefined,
    lasts: 3600,
    isAway: false,
    isRevoked: false,
    renewals: [],
  };
  let nonce = '';
  let refreshToken = 'refresh-0';
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/.well-known/openid-configuration', () => ({
    issuer: state.describedIssuer ?? app.listeningOrigin,
    authorization_endpoint: `${app.listeningOrigin}/auth`,
    token_endpoint: `${app.listeningOrigin}/token`,
    jwks_uri: `${app.listeningOrigin}/jwks`,
  }));
  app.post('/token', async ({ body }, reply) => {
    const { odd } = state;
    if (state.isAway) return reply.code(503).send({});
    const sent = partOf(body, 'refresh_token');
    if (typeof sent === 'string') {
      state.renewals.push(sent);
      // Each is worth something once.
      if (state.isRevoked || sent !== refreshToken) return reply.code(400).send({ error: 'invalid_grant' });
      refreshToken = `refresh-${state.renewals.length}`;
    }
    const claims = {
      name: 'Jane',
      roles: odd.roles ?? ['editor'],
      ...(sent === undefined && { nonce: odd.nonce ?? nonce }),
    };
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject('jane')
      .setIssuedAt()
      .setIssuer(odd.issuer ?? app.listeningOrigin)
      .setAudience(odd.audience ?? clientId)
      .setExpirationTime(odd.expires ?? '1h')
      .sign(privateKey);
    const access_token = state.renewals.length === 0 ? 'token-of-jane' : `token-${state.renewals.length}`;
    return { access_token, token_type: 'bearer', expires_in: state.lasts, id_token, refresh_token: refreshToken };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: app.listeningOrigin,
    state,
    /** As a browser that was sent here comes back: the query of the site's callback. */
    answer(address: string): string {
      const { searchParams } = new URL(address);
      nonce = searchParams.get('nonce') ?? '';
      return `code=a-code&state=${searchParams.get('state')}`;
    },
    close: () => app.close(),
  };
}
