import { ROLES } from '@showroom/contracts/entities/role';
import type { Person } from '@showroom/shared-ui/platform';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import type { SiteConfig } from './config';

/** Seconds for one call of the provider, the first one included. */
const DEADLINE = 5;
/** Seconds that a token lasts whose provider does not say. */
const AN_HOUR = 3600;
/** The share of a token's time after which it is renewed. */
const RENEWED_AFTER = 0.75;

const claimsOf = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  roles: z._default(z.array(z.string()), []),
});

export type Provider = () => Promise<oidc.Configuration>;

/** The identity provider's own description, asked for once; a failure is asked again. */
export function createProvider({ identityUrl, client, production }: SiteConfig): Provider {
  let discovered: Promise<oidc.Configuration> | undefined;
  return () => {
    discovered ??= oidc
      .discovery(new URL(identityUrl), client.id, client.secret, undefined, {
        timeout: DEADLINE,
        // The development provider on this machine speaks plain HTTP.
        execute: production ? [] : [oidc.allowInsecureRequests],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
}

/** Somebody who has signed in, with the tokens that the provider gave for them. */
export interface SignedIn {
  readonly person: Person;
  readonly accessToken: string;
  readonly idToken: string;
  /** When the access token ends. */
  readonly until: number;
  /** From when on it is renewed, where the provider gives what it is renewed with. */
  readonly renewal?: { readonly from: number; readonly token: string };
}

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** What the provider answered; what it does not say again stays as it was. */
export function signedInBy(tokens: Tokens, before?: SignedIn): SignedIn {
  const now = Date.now();
  const lasts = (tokens.expires_in ?? AN_HOUR) * 1000;
  const claims = tokens.claims();
  const token = tokens.refresh_token ?? before?.renewal?.token;
  return {
    person: claims || !before ? personOf(claims) : before.person,
    accessToken: tokens.access_token,
    idToken: tokens.id_token ?? before?.idToken ?? '',
    until: now + lasts,
    ...(token !== undefined && { renewal: { from: now + lasts * RENEWED_AFTER, token } }),
  };
}

function personOf(claims: unknown): Person {
  const { name, email, roles } = claimsOf.parse(claims ?? {});
  return { name: name ?? email ?? '', email: email ?? '', roles: ROLES.filter((role) => roles.includes(role)) };
}
