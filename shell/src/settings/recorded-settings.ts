import type { SettingKey } from '@showroom/contracts/settings/settings';
import type { SettingsStore } from '@showroom/shared-ui/platform';

/** Settings that also say which of them were read. */
export interface RecordedSettings extends SettingsStore {
  readonly read: ReadonlySet<SettingKey>;
}

/**
 * What is read through one is read through the other as well: parts of a page are made of parts.
 */
export function recordedSettings(from: SettingsStore): RecordedSettings {
  const read = new Set<SettingKey>();
  return {
    read,
    get(key) {
      read.add(key);
      return from.get(key);
    },
    subscribe: from.subscribe,
  };
}
