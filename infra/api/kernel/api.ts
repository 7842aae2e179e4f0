import type { Call } from '@showroom/contracts/calls/call';
import type { Role } from '@showroom/contracts/entities/role';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiConfig } from '../../api-config';
import type { Database } from '../../database/database';
import type { Changes } from './changes';
import type { MarketScope } from './market-scope';

/** Who makes a call, as far as the call's access asked for it. */
export interface Caller {
  /** The signed-in person, from the access token. */
  readonly subject: string | undefined;
  readonly roles: readonly Role[];
  /** None for whoever is not signed in. */
  readonly markets: MarketScope;
  /** From the signed visitor token. */
  readonly visitorId: string | undefined;
  /** Whether the site itself calls. */
  readonly site: boolean;
  /**
   * Where the call came from, for limits (see `networkOf`); undefined for one's own machine, which
   * is not limited.
   */
  readonly network: string | undefined;
}

/**
 * Where services register their calls (see `implement`) and, for what is no declared call, plain
 * routes.
 */
export interface Api {
  readonly server: FastifyInstance;
  /** Every call that was registered; OpenAPI is made from them. */
  readonly calls: Call[];
  /**
   * The caller of a request, refused with 401 or 403 when the call is not for them, with 429 beyond
   * a network's limit.
   */
  admit(call: Pick<Call, 'access' | 'method' | 'path'>, request: FastifyRequest): Promise<Caller>;
}

/** What services work with. */
export interface Context {
  readonly config: ApiConfig;
  readonly database: Database;
  readonly changes: Changes;
}

/** A part of the API: registers its calls, and may do work before the server is ready. */
export type Service = (api: Api, context: Context) => void | Promise<void>;
