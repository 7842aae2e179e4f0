import type { SettingsStore } from '@showroom/shared-ui/platform';

/** Where one of them says something, pages of the site have something over them. */
const OVERLAYS = ['fab.content', 'popups.list', 'exit_popup.content'] as const;

/** Whether a market has a floating button, popups or a question before a visitor leaves. */
export function hasOverlays(settings: Pick<SettingsStore, 'get'>): boolean {
  return OVERLAYS.some((key) => settings.get(key).length > 0);
}
