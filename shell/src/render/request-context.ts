import { createBus } from '@showroom/contracts/bus';
import { createClient } from '@showroom/contracts/client/client';
import { MARKETS, siteUrlOf } from '@showroom/contracts/markets';
import type { Platform } from '@showroom/shared-ui/platform';
import type { ShellContext } from '../context';
import { createModuleCache } from '../federation/module-cache';
import { createSettingsStore } from '../settings/settings-store';
import type { RenderRequest } from './protocol';
import type { World } from './world';

const API_DEADLINE = 1500;

/**
 * Everything that one request renders with; nothing of it outlives the request. `lacks` hears of
 * what did not come in time.
 */
export function requestContext(world: World, request: RenderRequest, lacks: () => void): ShellContext {
  const { remotes } = world;
  const platform = { ...platformOf(world, request), lacks };
  return {
    side: 'server',
    remotes,
    modules: createModuleCache(),
    inlinedStyles: new Set(),
    styleText: remotes.styleText,
    siteUrl: siteUrlOf(world.siteOrigin, MARKETS[request.market]),
    nonce: request.nonce,
    staticHtml: () => '',
    isFirstPage: () => true,
    platform: request.person
      ? { ...platform, person: request.person }
      : { ...platform, keepHtml: world.parts.forPage(platform) },
  };
}

function platformOf({ remotes, apiUrl, settings, answers }: World, request: RenderRequest): Platform {
  const client = createClient({ baseUrl: apiUrl, headers: request.apiHeaders, deadline: API_DEADLINE, retries: 1 });
  return {
    market: MARKETS[request.market],
    locale: request.locale,
    client: remotes.watched(answers.over(client)),
    bus: createBus({ report: (message, cause) => console.error(message, cause) }),
    settings: createSettingsStore(settings),
  };
}
