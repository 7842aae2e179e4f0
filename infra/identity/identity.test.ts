import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { freePort } from '../free-port';

const CLIENT = { id: 'showroom-site', secret: 'development-only-client-secret' };
const folder = mkdtempSync(join(tmpdir(), 'identity-'));
let port = 0;
let issuer = '';
let running: ChildProcess | undefined;

function spawnIdentity(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, IDENTITY_PORT: String(port), IDENTITY_FOLDER: folder, SITE_PORT: '3999', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start(): Promise<void> {
  running = spawnIdentity({ NODE_ENV: 'development' });
  await new Promise<void>((resolve, reject) => {
    running?.stdout?.on('data', (chunk) => String(chunk).includes('identity ready') && resolve());
    running?.once('exit', (code) => reject(new Error(`The provider ended with ${code}`)));
  });
}

async function stop(): Promise<void> {
  running?.kill('SIGTERM');
  if (running) await once(running, 'exit');
}

/** A browser's part: follows redirects on the provider and keeps its cookies. */
function browser() {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}) => {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie: header } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { response, location: location ? new URL(location, address).href : undefined };
  };
}

const redirect_uri = 'http://au.localhost:3999/auth/callback';
const verifier = randomBytes(32).toString('base64url');

function authorizeUrl(parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: CLIENT.id,
    redirect_uri,
    response_type: 'code',
    scope: 'openid profile email roles',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  });
  return `${issuer}/auth?${query}`;
}

async function signIn(go: ReturnType<typeof browser>, email: string, password: string) {
  const page = (await go(authorizeUrl())).location ?? '';
  const form = await (await go(page)).response.text();
  const submitted = await go(page, { method: 'POST', body: new URLSearchParams({ email, password }) });
  return { form, submitted, callback: submitted.location ? (await go(submitted.location)).location : undefined };
}

function askForTokens(body: Record<string, string>): Promise<Response> {
  return fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}` },
    body: new URLSearchParams(body),
  });
}

function exchange(callback: string | undefined, code_verifier = verifier): Promise<Response> {
  const code = new URL(callback ?? '').searchParams.get('code') ?? '';
  return askForTokens({ grant_type: 'authorization_code', code, redirect_uri, code_verifier });
}

const renew = (refresh_token: string) => askForTokens({ grant_type: 'refresh_token', refresh_token });

beforeAll(async () => {
  port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  await start();
}, 30_000);

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['editor@showroom.test', ['editor'], ['international', 'au', 'ae', 'jp', 'ua']],
  ['manager@showroom.test', ['market_manager'], ['international', 'au']],
  ['admin@showroom.test', ['admin'], []],
  ['visitor@showroom.test', [], []],
])('%s gets an access token for the platform with the roles %j and the markets %j', async (email, roles, markets) => {
  const { form, callback } = await signIn(browser(), email, 'showroom');
  expect(form).toContain('<label for="email">');
  expect(callback).toMatch(/^http:\/\/au\.localhost:3999\/auth\/callback\?code=/);

  const tokens = await (await exchange(callback)).json();
  const { payload } = await jwtVerify(tokens.access_token, createRemoteJWKSet(new URL(`${issuer}/jwks`)), {
    issuer,
    audience: 'showroom-api',
  });
  expect(payload).toMatchObject({ sub: email, roles, markets });
  expect(decodeJwt(tokens.id_token)).toMatchObject({ email, roles, name: expect.any(String), nonce: 'nonce' });
});

test.each([
  ['an unknown address', 404, () => fetch(`${issuer}/nothing`, { headers: { accept: 'application/json' } })],
  ['headers that are too long', 431, () => fetch(issuer, { headers: { 'x-long': 'x'.repeat(20_000) } })],
])('%s is a problem document of status %d', async (_, status, ask) => {
  const answer = await ask();
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
    status,
    'application/problem+json',
  ]);
  expect(await answer.json()).toMatchObject({ status, title: expect.any(String) });
});

test("the page is written in the site's own type", async () => {
  const styles = await (await fetch(`${issuer}/sign-in.css`)).text();
  const [, font] = /src: url\("([^"]+)"\)/.exec(styles) ?? [];
  const answer = await fetch(new URL(font ?? '', issuer));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
});

test('a wrong password says so and gives no code', async () => {
  const { submitted, callback } = await signIn(browser(), 'editor@showroom.test', 'wrong');
  expect(submitted.response.status).toBe(401);
  expect(await submitted.response.text()).toContain('role="alert"');
  expect(callback).toBeUndefined();
});

test('a code is worth nothing without its verifier, and nothing the second time', async () => {
  const go = browser();
  const { callback } = await signIn(go, 'editor@showroom.test', 'showroom');
  expect((await exchange(callback, 'x'.repeat(43))).status).toBe(400);
  const again = (await go(authorizeUrl())).location;
  expect((await exchange(again)).status).toBe(200);
  expect((await exchange(again)).status).toBe(400);
});

test('a refresh token renews once, and one that comes twice ends its sign-in', async () => {
  const { callback } = await signIn(browser(), 'editor@showroom.test', 'showroom');
  const first = await (await exchange(callback)).json();
  const second = await (await renew(first.refresh_token)).json();
  expect(decodeJwt(second.access_token)).toMatchObject({ sub: 'editor@showroom.test', roles: ['editor'] });
  expect(decodeJwt(second.id_token)).toMatchObject({ name: 'Edith Editor', roles: ['editor'] });
  expect((await renew(first.refresh_token)).status).toBe(400);
  expect((await renew(second.refresh_token)).status).toBe(400);
});

test.each([
  ['a foreign address to return to', { redirect_uri: 'https://evil.example/auth/callback' }],
  ['no challenge', { code_challenge: '', code_challenge_method: '' }],
])('%s gets no code', async (_what, parameters) => {
  const { location } = await browser()(authorizeUrl(parameters));
  expect(location ?? '').not.toContain('code=');
  expect(location ?? '').not.toContain('/interaction/');
});

test('after a restart the person is still signed in and old tokens still verify', async () => {
  const go = browser();
  const { callback } = await signIn(go, 'admin@showroom.test', 'showroom');
  const { access_token } = await (await exchange(callback)).json();
  await stop();
  await start();
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  await expect(jwtVerify(access_token, keys, { issuer, audience: 'showroom-api' })).resolves.toBeDefined();
  expect((await go(authorizeUrl())).location).toContain('/auth/callback?code=');
}, 30_000);

test('it refuses to run in production', async () => {
  const production = spawnIdentity({ NODE_ENV: 'production' });
  const [code] = await once(production, 'exit');
  expect(code).toBe(78);
});
