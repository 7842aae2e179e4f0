import type { ObservationBatch } from '@showroom/contracts/entities/release-health';
import type { ReleaseCounts } from './release-counts';

const DEADLINE = 2000;
/** Batches that wait for a registry that is away; the oldest goes first when there are more. */
const MOST_WAITING = 60;

interface SenderOptions {
  readonly registryUrl: string;
  readonly siteToken: string;
  readonly every: number;
  readonly counts: ReleaseCounts;
  /** What became of the observations of a batch. */
  readonly onOutcome: (outcome: 'sent' | 'dropped', observations: number) => void;
  readonly log: (message: string) => void;
}

/**
 * Reports to the registry every few seconds what was counted. A batch has a name, so that sending
 * it again counts once.
 */
export class ObservationSender {
  readonly #options: SenderOptions;
  #waiting: ObservationBatch[] = [];
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #isAway = false;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#round(), this.#options.every);
    this.#timer.unref();
  }

  /**
   * Sends what is there before the process ends; what cannot be sent then is counted as dropped.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.send();
    for (const batch of this.#waiting.splice(0)) this.#options.onOutcome('dropped', batch.observations.length);
  }

  async send(): Promise<void> {
    const { counts, onOutcome } = this.#options;
    const taken = counts.take();
    if (taken) this.#waiting.push(taken);
    while (this.#waiting.length > MOST_WAITING) {
      onOutcome('dropped', this.#waiting.shift()?.observations.length ?? 0);
    }
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const outcome = await this.#post(next);
      if (outcome === 'later') return;
      this.#waiting.shift();
      onOutcome(outcome, next.observations.length);
    }
  }

  async #round(): Promise<void> {
    await this.send();
    if (!this.#stopped) this.start();
  }

  async #post(batch: ObservationBatch): Promise<'sent' | 'dropped' | 'later'> {
    const { registryUrl, siteToken, log } = this.#options;
    try {
      const response = await fetch(`${registryUrl}/observations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-site-token': siteToken },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(DEADLINE),
      });
      await response.body?.cancel();
      if (response.ok) {
        this.#isAway = false;
        return 'sent';
      }
      // A batch that is refused once is refused always.
      if (response.status < 500 && response.status !== 429) {
        log(`The registry refused observations: it answered ${response.status}`);
        return 'dropped';
      }
      throw new Error(`answered ${response.status}`);
    } catch (error) {
      if (!this.#isAway) log(`Observations wait for the registry: ${error instanceof Error ? error.message : error}`);
      this.#isAway = true;
      return 'later';
    }
  }
}
