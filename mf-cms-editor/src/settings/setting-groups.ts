import type { SettingRow } from '../data/fetch-settings';

/**
 * Settings by what stands before the first dot of their key, in the order in which they are
 * declared.
 */
export function settingGroups(rows: readonly SettingRow[]): readonly (readonly [string, readonly SettingRow[]])[] {
  const groups = new Map<string, SettingRow[]>();
  for (const row of rows) {
    const prefix = row.key.slice(0, row.key.indexOf('.'));
    const group = groups.get(prefix) ?? [];
    groups.set(prefix, [...group, row]);
  }
  return [...groups];
}
