/**
 * Searches take turns. Between two of them the process hears what else has come, so that an answer
 * whose vehicles were read meanwhile goes out before the next search begins, and nobody waits for
 * those who came later.
 */
export class SearchQueue {
  #last: Promise<void> = Promise.resolve();

  /**
   * Settles when it is the caller's turn; what it does then, without waiting for anything, nobody
   * interrupts.
   */
  take(): Promise<void> {
    const turn = this.#last;
    this.#last = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
    return turn;
  }
}
