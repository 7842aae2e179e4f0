import { createBus } from '@showroom/contracts/bus';
import type { Client } from '@showroom/contracts/client/client';
import type { ConsentSource } from '@showroom/contracts/entities/consent';
import { settingsChanged } from '@showroom/contracts/events/settings-changed';
import { directionOf, MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { type Person, type Platform, PlatformProvider, type SettingsStore } from '@showroom/shared-ui/platform';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@showroom/shared-ui/router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { strategySources } from '../dynamic-content/strategy-sources';
import { provideDialogMethods } from './dialog-in-jsdom';
import { fakeClient } from './fake-client';

provideDialogMethods();

/** What of a platform a test decides itself. */
export interface PlatformOptions {
  readonly market?: MarketCode | Market;
  /** Default: the market's first one. */
  readonly locale?: string;
  readonly settings?: Partial<Settings>;
  readonly client?: Client;
  /** Who is signed in. Default: nobody. */
  readonly person?: Person;
  /** What the visitor agreed to. Default: it is not asked. */
  readonly consent?: ConsentSource;
}

/** What of a page a test decides itself. */
export interface RenderOptions extends PlatformOptions {
  /** Address of the page, with its query. Default `/`. */
  readonly path?: string;
  /** Further routes, e.g. those of a remote; the element stands where none of them matches. */
  readonly routes?: RouteObject[];
}

/** Settings that a test can change while something is rendered. */
export interface TestSettings extends SettingsStore {
  /** Changes settings and tells everybody who shows one. */
  change(values: Partial<Settings>): void;
}

/** A platform for tests: real bus and settings, a fake client. */
export function testPlatform(options: PlatformOptions = {}): Platform & { readonly settings: TestSettings } {
  const { market = 'international', client = fakeClient() } = options;
  const given: Market = typeof market === 'string' ? MARKETS[market] : market;
  const bus = createBus({
    report: (message, cause) => {
      throw new Error(message, { cause });
    },
  });
  const stored = Object.entries(options.settings ?? {}).map(([key, value]) => ({ key, value }));
  let values = mergeSettings(stored).settings;
  const listeners = new Set<() => void>();
  const settings: TestSettings = {
    get: (key) => values[key],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(changed) {
      values = { ...values, ...changed };
      for (const listener of [...listeners]) listener();
      bus.emit(settingsChanged, { keys: Object.keys(changed) });
    },
  };
  const { person, consent } = options;
  return {
    market: given,
    locale: options.locale ?? given.locales[0],
    client,
    bus,
    settings,
    strategySources: strategySources({ market: given, client, settings }),
    ...(person && { person }),
    ...(consent && { consent }),
  };
}

/** What was rendered, with the platform and the router around it. */
export interface PlatformRender extends RenderResult {
  readonly platform: ReturnType<typeof testPlatform>;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Renders as the shell would: under a platform and a router, with the document in the page's
 * language and direction.
 */
export function renderWithPlatform(ui: ReactNode, options: RenderOptions = {}): PlatformRender {
  const platform = testPlatform(options);
  document.documentElement.lang = platform.locale;
  document.documentElement.dir = directionOf(platform.locale);
  const routes: RouteObject[] = [...(options.routes ?? []), { path: '*', id: 'test/page', element: ui }];
  const router = createMemoryRouter(routes, { initialEntries: [options.path ?? '/'] });
  const rendered = render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { ...rendered, platform, router };
}
