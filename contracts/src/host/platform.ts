import type { Bus } from '../bus';
import type { Client } from '../client/client';
import type { ConsentSource } from '../entities/consent';
import type { Market } from '../markets';
import type { SettingKey, Settings } from '../settings/settings';

/**
 * What every host gives to a remote: all that one can know that is made with the contracts alone.
 */
export interface HostPlatform {
  readonly market: Market;
  /** BCP 47 tag of the page, one of the market's locales. */
  readonly locale: string;
  readonly client: Client;
  readonly bus: Bus;
  readonly settings: {
    get<K extends SettingKey>(key: K): Settings[K];
    subscribe(listener: () => void): () => void;
  };
  /** In browsers only; hosts from before have none, and nothing is allowed there. */
  readonly consent?: ConsentSource;
}

/**
 * A page of a remote, relative to its mount; the host's router asks it, the host's React draws it.
 */
export interface HostRoute<Element> {
  /** `{remote}/{name}`, once per remote. */
  readonly id: string;
  readonly index?: true;
  readonly path?: string;
  readonly loader?: (input: {
    readonly request: Request;
    readonly params: Readonly<Record<string, string | undefined>>;
  }) => unknown;
  readonly Component: () => Element;
  readonly handle?: {
    readonly name?: string;
    readonly private?: boolean;
    readonly meta?: (data: unknown) => { readonly title: string; readonly description?: string };
  };
}

/** What the module of `./routes` exports, contract 1. */
export interface RoutesExpose<Element> {
  readonly createRoutes: (platform: HostPlatform) => HostRoute<Element>[];
}
