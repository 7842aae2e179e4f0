import { withBasePath } from '@showroom/contracts/base-path';
import { createBus } from '@showroom/contracts/bus';
import { createClient } from '@showroom/contracts/client/client';
import { MARKETS } from '@showroom/contracts/markets';
import type { StrategySources } from '@showroom/shared-ui/platform';
import { createConsentStore } from '../consent/consent-store';
import { createBrowserRemotes } from '../federation/browser-remotes';
import { createModuleCache } from '../federation/module-cache';
import type { ShellContext } from '../page/context';
import { COUNTED, createLateEvents } from '../page/late-events';
import type { PageState } from '../page/page-state';
import { createSettingsStore } from '../settings/settings-store';
import { followSettings } from './follow-settings';
import { leadAway } from './lead-away';
import { type Reports, reportedRemotes } from './reports';

/** The one context of this page, as the server's request had its own. */
export function createPageContext(state: PageState, reports: Reports): ShellContext {
  const staticHtml = new Map(
    [...document.querySelectorAll('[data-block]')].map((element) => [element.id, element.innerHTML] as const),
  );
  let first = true;
  window.addEventListener('showroom:navigate', () => {
    first = false;
  });
  const origin = window.location.origin;
  const counted = createLateEvents(createBus({ report: (message, cause) => console.error(message, cause) }), COUNTED);
  const late = createLateEvents(counted.bus);
  const consent = createConsentStore();
  const away = leadAway(state.basename, window.location);
  const page = {
    market: MARKETS[state.market],
    locale: state.locale,
    client: createClient({
      baseUrl: origin + withBasePath('/platform'),
      headers: { 'accept-language': state.locale },
      onForbidden: away.toNoAccess,
      onLoginRequired: away.toSignIn,
    }),
    bus: late.bus,
    settings: createSettingsStore(state.settings),
    consent,
  };
  followSettings({ ...page, signIn: away.toSignIn }, state.settings);
  let sources: Promise<StrategySources> | undefined;
  function loadSources() {
    sources ??= import('@showroom/shared-ui/strategy-sources').then(
      ({ strategySources }) => strategySources(page),
      (cause: unknown) => {
        // Whoever asks next tries again.
        sources = undefined;
        throw cause;
      },
    );
    return sources;
  }
  return {
    side: 'browser',
    remotes: reportedRemotes(createBrowserRemotes(state, origin), reports),
    modules: createModuleCache(),
    inlinedStyles: new Set(state.inlinedStyles),
    styleText: () => undefined,
    siteUrl: state.siteUrl,
    nonce: undefined,
    staticHtml: (id) => staticHtml.get(id) ?? '',
    isFirstPage: () => first,
    late,
    counted,
    consent,
    reloads: new Set(),
    platform: {
      ...page,
      ...(state.person && { person: state.person }),
      strategySources: async (key) => (await loadSources())(key),
    },
  };
}
