import { type Reaction, startIssuer } from './issuer.testing';
import { tokenVerifier } from './tokens';

jest.setTimeout(30_000);

let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer?.close());

test.each(['editor', 'market_manager', 'admin'])('the role %s of a token counts, any other does not', async (role) => {
  const token = (await issuer.sign({ claims: { roles: ['emperor', role] } })).replace('Bearer ', '');
  expect(await tokenVerifier(issuer.issuer, 'showroom-api')(token)).toMatchObject({ roles: [role], markets: [] });
});

test.each<[string, Reaction, Reaction]>([
  ['its document fails', 'fails', 'answers'],
  ['its keys fail', 'answers', 'fails'],
  ['its document does not come', 'hangs', 'answers'],
  ['its keys do not come', 'answers', 'hangs'],
])(
  'while the issuer cannot be asked because %s, no token is called wrong, and later it counts',
  async (_, document, keys) => {
    const verify = tokenVerifier(issuer.issuer, 'showroom-api');
    const token = (await issuer.sign({ claims: { roles: ['editor'], markets: ['au'] } })).replace('Bearer ', '');
    Object.assign(issuer.reactions, { document, keys });
    await expect(verify(token)).rejects.toMatchObject({ code: 'api.unreachable', status: 503 });
    Object.assign(issuer.reactions, { document: 'answers', keys: 'answers' });
    expect(await verify(token)).toEqual({ subject: 'somebody', roles: ['editor'], markets: ['au'] });
  },
);
