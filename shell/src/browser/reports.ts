import type { Trouble } from '@showroom/contracts/entities/release-health';
import type { Remotes } from '../federation/remotes';

export interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

/**
 * What happened in this page with a version of a remote: its code came, or something of it failed.
 */
export interface Report extends ReleaseName {
  readonly what: 'loaded' | Trouble;
}

/** Collects reports from the page's first moment on; whoever sends them may come later. */
export interface Reports {
  add(report: Report): void;
  /**
   * Notes an error as trouble of the remote whose files its stack names; one of nobody's is not
   * noted.
   */
  trouble(kind: Trouble, error: unknown, componentStack?: string | null): void;
  /** Hands over what was collected, and everything from now on. */
  listen(listener: (report: Report) => void): void;
}

const RELEASE = /\/releases\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\//;

/** The release whose file a text names first. */
export function releaseIn(text: string): ReleaseName | undefined {
  const [, remote, version] = RELEASE.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** Failures of the API, and requests that were taken back, are nobody's fault here. */
const NO_TROUBLE: readonly string[] = ['ShowroomError', 'AbortError'];
const MOST_WAITING = 100;

export function createReports(): Reports {
  const waiting: Report[] = [];
  const seen = new WeakSet<Error>();
  let listener: ((report: Report) => void) | undefined;

  function add(report: Report): void {
    if (listener) listener(report);
    else if (waiting.length < MOST_WAITING) waiting.push(report);
  }

  return {
    add,
    trouble(kind, error, componentStack) {
      if (!(error instanceof Error) || NO_TROUBLE.includes(error.name) || seen.has(error)) return;
      seen.add(error);
      const cause = error.cause instanceof Error ? error.cause.stack : '';
      const release = releaseIn(`${error.stack}\n${cause}\n${componentStack ?? ''}`);
      if (release) add({ ...release, what: kind });
    },
    listen(next) {
      listener = next;
      for (const report of waiting.splice(0)) next(report);
    },
  };
}

/** Errors that nobody caught. */
export function watchPage({ trouble }: Reports): void {
  window.addEventListener('error', ({ error }) => trouble('script', error));
  window.addEventListener('unhandledrejection', ({ reason }) => trouble('script', reason));
}

/**
 * The same remotes; what becomes of their code is reported. A single failure may be the visitor's
 * network, and is tried again anyway.
 */
export function reportedRemotes(remotes: Remotes, { add }: Reports): Remotes {
  const arrived = new Set<string>();
  const failures = new Map<string, number>();

  function report(remote: string, what: Report['what']): void {
    const release = releaseIn(remotes.entry(remote)?.entry ?? '');
    if (release) add({ ...release, what });
  }

  function onFailure(remote: string, error: unknown): void {
    const tries = (failures.get(remote) ?? 0) + 1;
    failures.set(remote, tries);
    if (tries < 2 || !navigator.onLine) return;
    report(remote, /integrity/i.test(String(error)) ? 'integrity' : 'load');
  }

  return {
    ...remotes,
    load(remote, expose) {
      const loading = remotes.load(remote, expose);
      loading.then(
        () => {
          failures.delete(remote);
          if (!arrived.has(remote)) report(remote, 'loaded');
          arrived.add(remote);
        },
        (error: unknown) => onFailure(remote, error),
      );
      return loading;
    },
  };
}
