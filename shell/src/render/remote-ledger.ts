import type { RemoteEvent } from '../federation/remote-events';

const MOST_TIMES = 200;

type Report = Omit<RemoteEvent, 'type' | 'count' | 'times'>;
type Entry = Omit<RemoteEvent, 'count' | 'ms' | 'message' | 'times'> & {
  count: number;
  ms: number;
  message: string;
  readonly times: number[];
};

/** Sums what is reported of remotes, so that a busy worker sends few messages. */
export class RemoteLedger {
  #entries = new Map<string, Entry>();

  add(report: Report): void {
    const { market, channel, remote, version, outcome, reason, ms, message } = report;
    const key = [market, channel, remote, version, outcome, reason].join(' ');
    const entry = this.#entries.get(key) ?? { type: 'remote', ...report, count: 0, times: [] };
    this.#entries.set(key, entry);
    entry.count += 1;
    entry.message = message;
    entry.ms = Math.max(entry.ms, ms);
    if (entry.times.length < MOST_TIMES) entry.times.push(ms);
  }

  /** Everything since the last time. */
  take(): RemoteEvent[] {
    const entries = [...this.#entries.values()];
    this.#entries = new Map();
    return entries;
  }
}
