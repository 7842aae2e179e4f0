/** What a client is made with; each call may narrow its deadline. */
export interface ClientOptions {
  /**
   * Where calls go, e.g. `http://127.0.0.1:4000` on the server or `https://site/platform` in the
   * browser.
   */
  readonly baseUrl: string;
  /** Headers of every call: bearer token, visitor token, market. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one try. Default 8000. */
  readonly deadline?: number;
  /** Tries after the first one, for GET only. Default 2. */
  readonly retries?: number;
  /** Called once for each answer of 403; the shell sends the visitor to /no-access. */
  readonly onForbidden?: () => void;
  /** Called for each answer that is for signed-in visitors alone, since the whole market is. */
  readonly onLoginRequired?: () => void;
}

/** What one call may be given beside its input; `deadline` is in milliseconds for one try. */
export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly deadline?: number;
  /** The page asks by itself, for what it can do without: a refusal leads nobody away from it. */
  readonly inBackground?: boolean;
}

/** What any call may be given; CallInput narrows it to what the call at hand declares. */
export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly file?: Blob;
}
