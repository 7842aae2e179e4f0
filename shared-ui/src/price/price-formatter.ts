import { type PriceFormatter, priceFormatter } from '@showroom/contracts/price/price-formatter';
import type { Platform, SettingsStore } from '@showroom/shared-ui/platform';

/**
 * By settings and locale: a server keeps the settings of a market for pages of all its languages.
 */
const writers = new WeakMap<SettingsStore, Map<string, PriceFormatter>>();
const watched = new WeakSet<SettingsStore>();

/**
 * The writer of a page, made once and again after each change of the settings: a list asks for it
 * at every price.
 */
export function priceFormatterOf({ settings, locale }: Pick<Platform, 'settings' | 'locale'>): PriceFormatter {
  const ofSettings = writers.get(settings) ?? new Map<string, PriceFormatter>();
  const known = ofSettings.get(locale);
  if (known) return known;
  const made = priceFormatter(settings, locale);
  writers.set(settings, ofSettings.set(locale, made));
  if (!watched.has(settings)) {
    watched.add(settings);
    settings.subscribe(() => void writers.delete(settings));
  }
  return made;
}
