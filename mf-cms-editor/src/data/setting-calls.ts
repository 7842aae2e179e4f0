import type { EditedSetting, SettingChange } from '@showroom/contracts/calls/settings';
import type { Client } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Platform } from '@showroom/shared-ui/platform';
import { ifMatch } from './if-match';

const declared = () => import('@showroom/contracts/calls/settings');

/** What became of a change: somebody else may have been first. */
export type SettingSaved =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict'; readonly present: EditedSetting['attributes'] };

/** The settings of the market, with what each decides in the language of the page. */
export async function fetchSettings(
  { client, market, locale }: Pick<Platform, 'client' | 'market' | 'locale'>,
  signal: AbortSignal,
): Promise<EditedSetting[]> {
  const { listEditedSettings } = await declared();
  return (await client.send(listEditedSettings, { query: { market: market.code, locale } }, { signal })).data;
}

export interface SettingToSave {
  readonly market: MarketCode;
  readonly key: string;
  readonly revision: number;
  /** Nothing goes back to the default. */
  readonly to: { readonly value: unknown } | undefined;
}

export async function saveSetting(client: Client, { market, key, revision, to }: SettingToSave): Promise<SettingSaved> {
  const { editedSetting, resetSetting, updateSetting } = await declared();
  const named = { params: { key }, headers: ifMatch(revision) };
  try {
    if (to) await client.send(updateSetting, { ...named, body: { market, value: to.value } });
    else await client.send(resetSetting, { ...named, query: { market } });
    return { status: 'saved' };
  } catch (error) {
    const isConflict = error instanceof ShowroomError && error.status === 412;
    const present = isConflict ? editedSetting.safeParse(error.present) : undefined;
    if (present?.success) return { status: 'conflict', present: present.data.attributes };
    throw error;
  }
}

export async function fetchSettingChanges(
  client: Client,
  market: MarketCode,
  key: string,
  signal: AbortSignal,
): Promise<SettingChange[]> {
  const { listSettingChanges } = await declared();
  return (await client.send(listSettingChanges, { params: { key }, query: { market } }, { signal })).data;
}
