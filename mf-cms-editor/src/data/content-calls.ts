import type { Template } from '@showroom/contracts/blocks/template';
import type { Client } from '@showroom/contracts/client/client';
import type { MarketCode } from '@showroom/contracts/markets';

const declared = () => import('@showroom/contracts/calls/content');

export async function fetchTemplates(client: Client, market: MarketCode, signal: AbortSignal): Promise<Template[]> {
  const { listTemplates } = await declared();
  const { data } = await client.send(listTemplates, { query: { market } }, { signal });
  return data.map(({ attributes }) => attributes);
}

/** One line of the settings' table; plain data, so that it can travel to the browser. */
export interface SettingRow {
  readonly key: string;
  readonly summary: string;
  readonly value: unknown;
  readonly fallback: unknown;
  readonly origin: 'stored' | 'default' | 'server';
  readonly readers: readonly string[];
  /** Why a stored value is not used. */
  readonly refused: string | undefined;
}

/**
 * Every declared setting with what the market stored for it; values of the server alone are not
 * told to anybody.
 */
export async function fetchSettings(client: Client, market: MarketCode, signal: AbortSignal): Promise<SettingRow[]> {
  const [{ listSettings }, { mergeSettings, SETTINGS }] = await Promise.all([
    import('@showroom/contracts/calls/content'),
    import('@showroom/contracts/settings/settings'),
  ]);
  const { data } = await client.send(listSettings, { query: { market } }, { signal });
  const stored = data.map(({ attributes }) => ({ key: attributes.key, value: attributes.value }));
  const { settings, refused } = mergeSettings(stored);
  const storedKeys = new Set(stored.map(({ key }) => key));
  return SETTINGS.map(({ key, summary, readers, audience, default: fallback }) => {
    const wrong = refused.find((one) => one.key === key);
    return {
      key,
      summary,
      value: settings[key],
      fallback,
      origin: audience === 'server' ? 'server' : storedKeys.has(key) && !wrong ? 'stored' : 'default',
      readers,
      refused: wrong?.message,
    };
  });
}
