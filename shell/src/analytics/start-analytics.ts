import type { DetailOf } from '@showroom/contracts/bus';
import type { ConsentSource } from '@showroom/contracts/entities/consent';
import type { analyticsEvent } from '@showroom/contracts/events/analytics';
import { createCollector } from './collector';
import { push, signalConsent } from './data-layer';
import { createHeldEvents } from './held-events';
import { readyOnce } from './ready';
import { loadTagManager } from './tag-manager';
import { withoutPerson } from './without-person';

type Counted = DetailOf<typeof analyticsEvent>;

export interface AnalyticsInput {
  readonly consent: ConsentSource;
  /** Empty is none. */
  readonly tagManager: { readonly id: string; readonly url: string };
  /** Empty is none. */
  readonly collectUrl: string;
}

export interface Analytics {
  readonly add: (event: Counted) => void;
  /** Once who leaves the page may leave it: whether the provider said so. */
  readonly ready: Promise<boolean>;
}

/**
 * Writes events to the data layer, which is in the page and asks no network, and to those whom a
 * market's settings name, each for visitors who agreed to it.
 */
export function startAnalytics({ consent, tagManager, collectUrl }: AnalyticsInput): Analytics {
  let reportReady: (isReported: boolean) => void = () => undefined;
  const ready = new Promise<boolean>((resolve) => {
    reportReady = resolve;
  });
  signalConsent('default', { allows: (scopes) => scopes.every((scope) => scope === 'obligatory') });
  let isTagged = false;
  function follow(): void {
    if (consent.get().status !== 'unknown' || consent.get().allows(['statistic']))
      signalConsent('update', consent.get());
    if (isTagged || !tagManager.id || !consent.get().allows(['statistic'])) return;
    isTagged = true;
    loadTagManager(tagManager.url, tagManager.id, readyOnce(reportReady));
  }
  follow();
  // Tags hear what is granted before the events that waited for it.
  consent.subscribe(follow);
  const collector = collectUrl ? createCollector(collectUrl) : undefined;
  const held = createHeldEvents<Counted>(consent, ({ event, parameters }) => {
    const entry = { event, ...withoutPerson(parameters) };
    push(entry);
    if (consent.get().allows(['statistic'])) collector?.add(entry);
  });
  // Nobody is there who would report it.
  if (!isTagged) reportReady(true);
  return { add: held.add, ready };
}
