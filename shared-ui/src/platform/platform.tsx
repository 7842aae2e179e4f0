import type { Bus } from '@showroom/contracts/bus';
import type { Client } from '@showroom/contracts/client/client';
import type { ContentStrategy, StrategyData } from '@showroom/contracts/dynamic-content/strategies';
import type { ConsentSource } from '@showroom/contracts/entities/consent';
import type { Role } from '@showroom/contracts/entities/role';
import type { Market } from '@showroom/contracts/markets';
import type { SettingKey, Settings } from '@showroom/contracts/settings/settings';
import { createContext, type ReactElement, useContext, useSyncExternalStore } from 'react';
import type { FilledForm } from './filled-form';

/**
 * What the shell gives to every remote: one per request on the server, one per page in the browser.
 */
export interface Platform {
  readonly market: Market;
  /** BCP 47 tag of the page, one of the market's locales. */
  readonly locale: string;
  /**
   * The typed client; its base is the API on the server and `/platform` of the site in the browser.
   */
  readonly client: Client;
  readonly bus: Bus;
  readonly settings: SettingsStore;
  /** Who is signed in; only on pages that are private, undefined everywhere else. */
  readonly person?: Person;
  /**
   * What content strategies stand on, asked once for the whole page; in browsers only, for nothing
   * is restricted before.
   */
  readonly strategySources?: StrategySources;
  /** What the visitor agreed to; in browsers only, for pages are alike for all. */
  readonly consent?: ConsentSource;
  /** On the server: what a form without scripts sent, on the page that answers it. */
  readonly filledForm?: FilledForm;
  /**
   * On the server: this page stands without something that did not come in time, so that it is not
   * kept for others.
   */
  readonly lacks?: () => void;
  /** On the server, for pages that are nobody's own; `Kept` uses it. */
  readonly keepHtml?: RetainHtml;
}

/** HTML of a part that was rendered alone; undefined where it must be rendered in its place. */
export type RetainHtml = (part: ReactElement, of: readonly unknown[]) => string | undefined;

/** What the market's services and lists answer to a content strategy. */
export type StrategySources = (key: ContentStrategy['key']) => Promise<Omit<StrategyData, 'path'>>;

/** Who is signed in, as the session knows them. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
}

/** Settings by key; subscribe to hear of changes. */
export interface SettingsStore {
  get<K extends SettingKey>(key: K): Settings[K];
  subscribe(listener: () => void): () => void;
}

// One instance per page, given by the shell: components import this module by its package name,
// inside shared-ui too, for a relative path would bring a second context into each remote.
const PlatformContext = createContext<Platform | undefined>(undefined);

/** Gives everything below it the platform of the page. */
export const PlatformProvider = PlatformContext.Provider;

/** The platform of this page; throws where no shell or test harness provides one. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform)
    throw new Error(
      'usePlatform needs a PlatformProvider above it: render inside the shell, a harness or shared-ui/testing.',
    );
  return platform;
}

/**
 * Language and market of the page for components that also stand without a platform: English and no
 * market there.
 */
export function usePageLocale(): { readonly locale: string; readonly market: Market | undefined } {
  const platform = useContext(PlatformContext);
  return { locale: platform?.locale ?? 'en', market: platform?.market };
}

/** A setting that follows its changes. */
export function useSetting<K extends SettingKey>(key: K): Settings[K] {
  const { settings } = usePlatform();
  const read = () => settings.get(key);
  return useSyncExternalStore(settings.subscribe, read, read);
}
