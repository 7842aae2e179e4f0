import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface Signed {
  readonly claims?: JWTPayload;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string;
  readonly subject?: string;
}

/** What an issuer does with a request for its document, and with one for its keys. */
export type Reaction = 'answers' | 'fails' | 'hangs';
/** An issuer below a path, as behind a gateway; it answers nothing but its two addresses. */
export async function startIssuer() {
  const reactions: { document: Reaction; keys: Reaction } = { document: 'answers', keys: 'answers' };
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const published = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const react = (reaction: Reaction, response: ServerResponse, body: object) => {
    if (reaction === 'hangs') return;
    response.writeHead(reaction === 'answers' ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const address = `http://${request.headers.host}/identity`;
    if (request.url === '/identity/.well-known/openid-configuration')
      return react(reactions.document, response, { jwks_uri: `${address}/jwks` });
    if (request.url === '/identity/jwks') return react(reactions.keys, response, published);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The issuer has no port');
  const issuer = `http://127.0.0.1:${address.port}/identity/`;
  const sign = async ({ claims = {}, subject = 'somebody', ...asked }: Signed) =>
    `Bearer ${await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setSubject(subject)
      .setIssuer(asked.issuer ?? issuer)
      .setAudience(asked.audience ?? 'showroom-api')
      .setExpirationTime(asked.expires ?? '1h')
      .sign(privateKey)}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { issuer, reactions, sign, close };
}
