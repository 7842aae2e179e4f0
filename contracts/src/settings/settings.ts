import type * as z from 'zod/mini';
import { additionalFeatureSettings } from './additional-features';
import { analyticsSettings } from './analytics';
import { appSettings } from './app';
import { collectionSettings } from './collection';
import { consentSettings } from './consent';
import { contentBudgetSettings } from './content-budget';
import { contentOriginSettings } from './content-origins';
import { financeSettings } from './finance';
import { formSettings } from './forms';
import { leadSettings } from './leads';
import { linkSettings } from './links';
import { mapSettings } from './map';
import { navigationSettings } from './navigation';
import { newsSettings } from './news';
import { orderOnlineSettings } from './order-online';
import { overlaySettings } from './overlays';
import { paymentSettings } from './payment';
import { placeSettings } from './places';
import { priceSettings } from './price';
import { robotsSettings } from './robots';
import { showroomSettings } from './showroom';
import { stockLocatorSettings } from './stock-locator';
import { taxSettings } from './tax';
import { vehiclePageSettings } from './vehicle-page';

/** Every setting there is. */
export const SETTINGS = [
  ...appSettings,
  ...robotsSettings,
  ...navigationSettings,
  ...linkSettings,
  ...newsSettings,
  ...collectionSettings,
  ...overlaySettings,
  ...consentSettings,
  ...analyticsSettings,
  ...contentOriginSettings,
  ...contentBudgetSettings,
  ...priceSettings,
  ...stockLocatorSettings,
  ...vehiclePageSettings,
  ...additionalFeatureSettings,
  ...paymentSettings,
  ...financeSettings,
  ...placeSettings,
  ...mapSettings,
  ...formSettings,
  ...leadSettings,
  ...showroomSettings,
  ...taxSettings,
  ...orderOnlineSettings,
] as const;

type Declared = (typeof SETTINGS)[number];
/** The key of a setting. */
export type SettingKey = Declared['key'];
/** Plain values by key; parsed where they come in, so readers need no schema. */
export type Settings = { readonly [D in Declared as D['key']]: z.output<D['schema']> };

/** Settings with defaults under them, and what of the stored ones was no use. */
export interface MergedSettings {
  readonly settings: Settings;
  /** Stored values that break their schema; their defaults stand. */
  readonly refused: readonly { readonly key: string; readonly message: string }[];
}

/**
 * Fetched values over built-in defaults; a fetched value that breaks its schema is named and left
 * out.
 */
export function mergeSettings(stored: readonly { readonly key: string; readonly value: unknown }[]): MergedSettings {
  const byKey = new Map(stored.map(({ key, value }) => [key, value]));
  const refused: { key: string; message: string }[] = [];
  const merged: Record<string, unknown> = {};
  for (const { key, schema, default: fallback } of SETTINGS) {
    merged[key] = fallback;
    if (!byKey.has(key)) continue;
    const parsed = schema.safeParse(byKey.get(key));
    if (parsed.success) merged[key] = parsed.data;
    else refused.push({ key, message: reasonOf(parsed.error.issues[0]) });
  }
  if (!isComplete(merged)) throw new Error('A declared setting has no default');
  return { settings: merged, refused };
}

/** What is wrong, after where it is: `1.logo: Invalid option`. */
function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  const path = issue?.path.map(String).join('.') ?? '';
  return `${path === '' ? '' : `${path}: `}${issue?.message ?? 'invalid'}`;
}

function isComplete(values: Record<string, unknown>): values is Settings {
  return SETTINGS.every(({ key }) => Object.hasOwn(values, key));
}

/** The part of the settings that may travel to a browser. */
export function publicSettings(settings: Settings): Partial<Settings> {
  const keys = SETTINGS.filter(({ audience }) => audience === 'public').map(({ key }) => key);
  return Object.fromEntries(keys.map((key) => [key, settings[key]]));
}
