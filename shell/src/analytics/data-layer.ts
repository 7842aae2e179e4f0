import type { Consent, ConsentScope } from '@showroom/contracts/entities/consent';

declare global {
  interface Window {
    /** What Google's tags read: plain events, and calls of `gtag` as their arguments. */
    dataLayer?: unknown[];
  }
}

export function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Tags tell a call from an event by its being an `arguments` object. */
function gtag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tags of Google look for it
  push(arguments);
}

/** Signals of Google's consent mode (version 2) by the scope that each of them needs. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistic',
  functionality_storage: 'optional',
  personalization_storage: 'optional',
  security_storage: 'obligatory',
} as const satisfies Readonly<Record<string, ConsentScope>>;

/** `default` stands first in the data layer, before any tag; each later choice is an `update`. */
export function signalConsent(command: 'default' | 'update', { allows }: Pick<Consent, 'allows'>): void {
  const signals = Object.entries(SIGNALS).map(([signal, scope]) => [signal, allows([scope]) ? 'granted' : 'denied']);
  gtag('consent', command, Object.fromEntries(signals));
}
