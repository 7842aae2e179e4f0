import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import type { SettingsStore } from '@showroom/shared-ui/platform';
import { createStore } from 'zustand';

/** Settings of a page; `replace` tells every reader. */
export function createSettingsStore(
  values: Partial<Settings>,
): SettingsStore & { replace(next: Partial<Settings>): void } {
  const store = createStore<{ values: Partial<Settings> }>(() => ({ values }));
  return {
    get(key) {
      const value = store.getState().values[key];
      if (value === undefined) throw new Error(`The setting ${key} does not travel to this side`);
      return value;
    },
    subscribe: (listener) => store.subscribe(listener),
    replace: (next) => store.setState({ values: next }),
  };
}

/** Built-in defaults under what was fetched; refused values are named once. */
export function settingsFrom(
  stored: readonly { key: string; value: unknown }[],
  warn: (text: string) => void,
): Settings {
  const { settings, refused } = mergeSettings(stored);
  for (const { key, message } of refused) warn(`Invalid JSON in ${key}, its default stands: ${message}`);
  return settings;
}
