import { createBus } from '@showroom/contracts/bus';
import { createClient } from '@showroom/contracts/client/client';
import { MARKETS, siteUrlOf } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Platform } from '@showroom/shared-ui/platform';
import { createConsentStore } from '../consent/consent-store';
import { FirstQuestion } from '../consent/question/FirstQuestion';
import { createModuleCache } from '../federation/module-cache';
import type { ServerRemotes } from '../federation/server-remotes';
import type { ShellContext } from '../page/context';
import { createLateEvents } from '../page/late-events';
import { type RecordedSettings, recordedSettings } from '../settings/recorded-settings';
import { createSettingsStore } from '../settings/settings-store';
import type { CachedAnswers } from './cached-answers';
import type { CachedParts } from './cached-parts';
import type { PageStylesheets } from './page-styles';
import type { RenderRequest, ShellEntry } from './protocol';

const API_DEADLINE = 1500;

/** What a render worker has for the pages of a market. */
export interface World {
  readonly remotes: ServerRemotes;
  readonly apiUrl: string;
  readonly siteOrigin: string;
  readonly entry: ShellEntry;
  readonly settings: Settings;
  readonly answers: CachedAnswers;
  readonly parts: CachedParts;
  readonly sheets: PageStylesheets;
}

interface RequestContext extends ShellContext {
  readonly platform: Platform & { readonly settings: RecordedSettings };
}

/**
 * Everything that one request renders with; nothing of it outlives the request. `lacks` hears of
 * what did not come in time.
 */
export function requestContext(world: World, request: RenderRequest, lacks: () => void): RequestContext {
  const { remotes } = world;
  const { filled } = request;
  const platform = { ...platformOf(world, request), lacks, ...(filled && { filledForm: filled }) };
  return {
    side: 'server',
    FirstQuestion,
    remotes,
    modules: createModuleCache(),
    inlinedStyles: new Set(),
    styleText: remotes.styleText,
    siteUrl: siteUrlOf(world.siteOrigin, MARKETS[request.market]),
    nonce: request.nonce,
    staticHtml: () => '',
    isFirstPage: () => true,
    late: createLateEvents(platform.bus),
    counted: createLateEvents(platform.bus),
    consent: createConsentStore(),
    reloads: new Set(),
    platform: request.person
      ? { ...platform, person: request.person }
      : { ...platform, keepHtml: world.parts.forPage(platform) },
  };
}

function platformOf({ remotes, apiUrl, settings, answers }: World, request: RenderRequest) {
  const client = createClient({ baseUrl: apiUrl, headers: request.apiHeaders, deadline: API_DEADLINE, retries: 1 });
  return {
    market: MARKETS[request.market],
    locale: request.locale,
    client: remotes.watched(answers.over(client)),
    bus: createBus({ report: (message, cause) => console.error(message, cause) }),
    settings: recordedSettings(createSettingsStore(settings)),
  } satisfies Platform;
}
