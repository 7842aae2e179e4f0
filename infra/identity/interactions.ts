import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { ROOT } from '../build/package-info';
import { signIn } from './accounts';
import { messagePage, signInPage } from './pages';

type Middleware = Parameters<Provider['use']>[0];
type Koa = Parameters<Middleware>[0];

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const BODY_LIMIT = 10_000;
/** The site's own type, which its design system depends on. */
const FONT = createRequire(join(ROOT, 'shared-ui/package.json')).resolve(
  '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
);

/**
 * The sign-in page, its style sheet, its font and the health answer; everything else is the
 * provider's own.
 */
export function interactions(provider: Provider): Middleware {
  return async (ctx, next) => {
    const uid = /^\/interaction\/([\w-]{1,64})$/.exec(ctx.path)?.[1];
    if (ctx.path === '/sign-in.css') return sendFile(ctx, 'css', join(import.meta.dirname, 'sign-in.css'));
    if (ctx.path === '/sign-in.woff2') return sendFile(ctx, 'font/woff2', FONT);
    if (ctx.path === '/health/live' || ctx.path === '/health/ready') {
      ctx.body = { status: 'ok' };
      return;
    }
    if (uid) return interact(provider, ctx);
    await next();
    if (ctx.type === 'text/html') ctx.set('content-security-policy', POLICY);
  };
}

function sendFile(ctx: Koa, type: string, file: string): void {
  ctx.type = type;
  ctx.body = readFileSync(file);
}

function sendPage(ctx: Koa, status: number, page: string): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  ctx.body = page;
}

async function interact(provider: Provider, ctx: Koa): Promise<void> {
  const isKnown = await provider.interactionDetails(ctx.req, ctx.res).then(
    () => true,
    () => false,
  );
  if (!isKnown) {
    return sendPage(
      ctx,
      400,
      messagePage('Please start again', 'This sign-in is no longer valid. Go back to the site and sign in again.'),
    );
  }
  if (ctx.method !== 'POST') return sendPage(ctx, 200, signInPage(ctx.path, {}));
  const form = new URLSearchParams(await readBody(ctx.req));
  const email = form.get('email') ?? '';
  const account = signIn(email, form.get('password') ?? '');
  if (!account) {
    return sendPage(
      ctx,
      401,
      signInPage(ctx.path, { email, error: 'The e-mail address or the password is not right.' }),
    );
  }
  await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: account.email } });
  ctx.respond = false;
}

class FormTooLarge extends Error {
  readonly statusCode = 413;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new FormTooLarge();
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString();
}

/**
 * The first-party client needs no consent screen: whoever signs in grants what the site asks for.
 */
export async function grantAll(ctx: KoaContextWithOIDC, resource: string) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email roles offline_access');
  grant.addResourceScope(resource, 'platform');
  await grant.save();
  return grant;
}
