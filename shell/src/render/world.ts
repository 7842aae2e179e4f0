import type { Settings } from '@showroom/contracts/settings/settings';
import type { ServerRemotes } from '../federation/server-remotes';
import type { CachedAnswers } from './cached-answers';
import type { CachedParts } from './cached-parts';
import type { ShellEntry } from './protocol';

/** What a render worker has for the pages of a market. */
export interface World {
  readonly remotes: ServerRemotes;
  readonly apiUrl: string;
  readonly siteOrigin: string;
  readonly entry: ShellEntry;
  readonly settings: Settings;
  readonly answers: CachedAnswers;
  readonly parts: CachedParts;
}
