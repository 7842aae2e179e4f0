import Provider, { type Configuration } from 'oidc-provider';
import { findAccount } from './accounts';
import type { FileStore } from './file-adapter';
import { grantAll, interactions } from './interactions';
import type { Keys } from './keys';
import { messagePage } from './pages';
import { answerProblems } from './problems';

/** The resource of the platform API: access tokens for it are JWTs with the audience below. */
const API_RESOURCE = 'urn:showroom:api';

export interface ProviderOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly redirectUris: readonly string[];
  readonly logoutUris: readonly string[];
  readonly keys: Keys;
  readonly store: FileStore;
  /** Hears of what went wrong on our side. */
  readonly report: (error: Error) => void;
}

const HOURS = 3600;
const MINUTES = 60;

/**
 * An OpenID provider for development: authorization code with PKCE, one confidential client, four
 * accounts.
 */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.use(answerProblems(options.report));
  provider.use(interactions(provider));
  // Koa would show the console whatever an error says.
  provider.onerror = options.report;
  provider.on('server_error', (_ctx, error) => options.report(error));
  return provider;
}

function configuration({ audience, client, redirectUris, logoutUris, keys, store }: ProviderOptions): Configuration {
  return {
    adapter: (name: string) => store.adapter(name),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        client_name: 'Showroom',
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...logoutUris],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: keys.jwks.map((key) => ({ ...key, kty: key.kty ?? 'RSA' })) },
    cookies: { keys: [...keys.cookieKeys] },
    scopes: ['openid', 'profile', 'email', 'roles', 'offline_access'],
    claims: { openid: ['sub', 'roles'], profile: ['name'], email: ['email', 'email_verified'], roles: ['roles'] },
    // The site reads name and roles from the id token, without another call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: async (_ctx, sub) => {
      const account = findAccount(sub);
      if (!account) return undefined;
      const { email, name, roles } = account;
      return { accountId: email, claims: async () => ({ sub: email, email, email_verified: true, name, roles }) };
    },
    loadExistingGrant: (ctx) => grantAll(ctx, API_RESOURCE),
    extraTokenClaims: async (_ctx, token) => {
      const account = 'accountId' in token && token.accountId ? findAccount(token.accountId) : undefined;
      return account ? { roles: account.roles, markets: account.markets, name: account.name } : undefined;
    },
    issueRefreshToken: async (_ctx, issuedFor) => issuedFor.grantTypeAllowed('refresh_token'),
    // One that comes a second time was stolen: it ends all tokens of its sign-in.
    rotateRefreshToken: () => true,
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 15 * MINUTES,
      IdToken: 1 * HOURS,
      Session: 24 * HOURS,
      Grant: 24 * HOURS,
      RefreshToken: 24 * HOURS,
      Interaction: HOURS,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'platform',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 15 * MINUTES,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const buttons =
            '<form><button type="submit" form="op.logoutForm" value="yes" name="logout">Sign out</button>' +
            '<button type="submit" form="op.logoutForm">Stay signed in</button></form>';
          ctx.body = messagePage('Sign out?', 'You will be signed out of the showroom.', form + buttons);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = messagePage('Signed out', 'You are signed out of the showroom.');
        },
      },
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = messagePage('This did not work', out.error_description ?? out.error);
    },
  };
}
