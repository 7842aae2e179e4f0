import { withBasePath } from '@showroom/contracts/base-path';
import type { Beacon, Trouble, Vital } from '@showroom/contracts/entities/release-health';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { ReleaseName, Report, Reports } from './reports';

/**
 * The page's own loads are told early, so that sound pages weigh as much as broken ones while both
 * are open.
 */
const FIRST = 4000;
const AFTER_TROUBLE = 1000;
const MOST_TROUBLES = 50;
const MOST_REMOTES = 40;
/** A page that stood in the background for hours has a vital without meaning. */
const LONGEST = 600_000;
const VITALS = [
  ['lcp', onLCP],
  ['cls', onCLS],
  ['inp', onINP],
] as const satisfies readonly (readonly [Vital, unknown])[];

interface Page {
  readonly composition: string;
  /** Name of its site map, when versions from before stand in. */
  readonly map: string | undefined;
  /** Remotes that the page was rendered with: its web vitals are theirs too. */
  readonly drawn: readonly ReleaseName[];
  readonly reports: Reports;
}

interface Untold {
  loaded: boolean;
  failed: boolean;
  troubles: Partial<Record<Trouble, number>>;
}

interface Known extends ReleaseName {
  untold: Untold;
  /** It was told already that its code came, that it failed. */
  isLoaded: boolean;
  isFailed: boolean;
}

const nothing = (): Untold => ({ loaded: false, failed: false, troubles: {} });

/** Sums what is reported of this page until it is sent: every load and every failed load once. */
export function createSums() {
  const all = new Map<string, Known>();

  function of({ remote, version }: ReleaseName): Known {
    const key = `${remote}@${version}`;
    const made: Known = all.get(key) ?? { remote, version, untold: nothing(), isLoaded: false, isFailed: false };
    all.set(key, made);
    return made;
  }

  return {
    draw: (release: ReleaseName) => void of(release),
    add({ what, ...release }: Report): void {
      const known = of(release);
      if (!known.isLoaded) {
        known.isLoaded = true;
        known.untold.loaded = true;
      }
      if (what === 'loaded') return;
      known.untold.troubles[what] = Math.min(MOST_TROUBLES, (known.untold.troubles[what] ?? 0) + 1);
      if (known.isFailed) return;
      known.isFailed = true;
      known.untold.failed = true;
    },
    /** What was not told yet; of every remote when all of them are asked for. */
    take(everything: boolean): Beacon['remotes'] {
      const taken: Beacon['remotes'] = [];
      for (const known of all.values()) {
        const { remote, version, untold } = known;
        const isNews = untold.loaded || Object.keys(untold.troubles).length > 0;
        if (everything || isNews) taken.push({ remote, version, ...untold });
        known.untold = nothing();
      }
      return taken.slice(0, MOST_REMOTES);
    },
  };
}

/**
 * Tells the site what became of this page's remotes: soon after it stands, after a failure, and as
 * the visitor leaves.
 */
export function startBeacons({ composition, map, drawn, reports }: Page): void {
  const sums = createSums();
  const vitals: Partial<Record<Vital, number>> = {};
  let isDone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(remotes: Beacon['remotes'], values?: Beacon['vitals']): void {
    if (remotes.length === 0) return;
    const report: Beacon = { composition, ...(map && { map }), remotes, ...(values && { vitals: values }) };
    navigator.sendBeacon(withBasePath('/beacons'), new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }

  function sendSoon(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => send(sums.take(false)), milliseconds);
  }

  for (const release of drawn) sums.draw(release);
  for (const [vital, watch] of VITALS) {
    watch(
      ({ value }) => {
        vitals[vital] = Math.min(LONGEST, value);
      },
      { reportAllChanges: true },
    );
  }
  sendSoon(FIRST);
  reports.listen((report) => {
    sums.add(report);
    if (report.what !== 'loaded') sendSoon(AFTER_TROUBLE);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    clearTimeout(timer);
    const isFirst = !isDone && Object.keys(vitals).length > 0;
    send(sums.take(isFirst), isFirst ? vitals : undefined);
    isDone ||= isFirst;
  });
}
