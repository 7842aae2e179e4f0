/** What one size of stock on one database gave; times in milliseconds. */
export interface Figures {
  /** Seconds until the columns were read. */
  readonly loading: number;
  /** Megabytes of the process. */
  readonly memory: number;
  /** Server time of one question after the other, by question. */
  readonly alone: Readonly<Record<string, readonly number[]>>;
  /**
   * Processor time of an answer to each question, and to any of them asked side by side; the whole
   * process, mean.
   */
  readonly processor: Readonly<Record<string, number>>;
  /** From question to answer of clients side by side. */
  readonly together: readonly number[];
  /** From a change in the database to the first answer that counts it. */
  readonly counted: readonly number[];
}

/** What clients side by side were answered. */
export interface Answered {
  /** From question to answer, once warm. */
  readonly times: readonly number[];
  /** Answers in all, those before included. */
  readonly count: number;
}
