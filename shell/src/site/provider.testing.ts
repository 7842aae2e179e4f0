import fastify from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';

/** What an id token says other than it should. */
export interface Odd {
  readonly nonce?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string;
}

/** An OpenID provider that signs in whoever comes, as `jane`. */
export async function startProvider(clientId: string) {
  const { privateKey } = await generateKeyPair('RS256');
  const app = fastify();
  const state: { odd: Odd; describedIssuer: string | undefined } = { odd: {}, describedIssuer: undefined };
  let nonce = '';
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.get('/.well-known/openid-configuration', () => ({
    issuer: state.describedIssuer ?? app.listeningOrigin,
    authorization_endpoint: `${app.listeningOrigin}/auth`,
    token_endpoint: `${app.listeningOrigin}/token`,
    jwks_uri: `${app.listeningOrigin}/jwks`,
  }));
  app.post('/token', async () => {
    const { odd } = state;
    const id_token = await new SignJWT({ nonce: odd.nonce ?? nonce, name: 'Jane', roles: ['editor'] })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject('jane')
      .setIssuedAt()
      .setIssuer(odd.issuer ?? app.listeningOrigin)
      .setAudience(odd.audience ?? clientId)
      .setExpirationTime(odd.expires ?? '1h')
      .sign(privateKey);
    return { access_token: 'token-of-jane', token_type: 'bearer', expires_in: 3600, id_token };
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
