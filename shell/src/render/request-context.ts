import { createBus } from '@showroom/contracts/bus';
import { createClient } from '@showroom/contracts/client/client';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { ShellContext } from '../context';
import { createModuleCache } from '../federation/module-cache';
import type { ServerRemotes } from '../federation/server-remotes';
import { createSettingsStore } from '../settings/settings-store';
import type { KeptAnswers } from './kept-answers';
import type { RenderRequest } from './protocol';

const API_DEADLINE = 1500;

/** Everything that one request renders with; nothing of it outlives the request. */
export function requestContext(
  request: RenderRequest,
  remotes: ServerRemotes,
  apiUrl: string,
  settings: Settings,
  answers: KeptAnswers,
): ShellContext {
  const market: Market = MARKETS[request.market];
  return {
    side: 'server',
    remotes,
    modules: createModuleCache(),
    inlinedStyles: new Set(),
    styleText: remotes.styleText,
    nonce: request.nonce,
    staticHtml: () => '',
    isFirstPage: () => true,
    platform: {
      market,
      locale: request.locale,
      client: remotes.watched(
        answers.over(
          createClient({ baseUrl: apiUrl, headers: request.apiHeaders, deadline: API_DEADLINE, retries: 1 }),
        ),
      ),
      bus: createBus({ report: (message, cause) => console.error(message, cause) }),
      settings: createSettingsStore(settings),
      ...(request.person && { person: request.person }),
    },
  };
}
