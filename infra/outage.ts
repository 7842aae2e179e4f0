import { errorCode } from './error-code';

/** What keeps a request from being answered that nobody who asks can change. */
export interface Outage {
  readonly status: 503 | 507;
  readonly detail: string;
}

const NO_ROOM: Outage = { status: 507, detail: 'There is no room to store this. Please try again later.' };
const OVERLOADED: Outage = { status: 503, detail: 'Too much is asked of our service. Please try again in a moment.' };
const AWAY: Outage = { status: 503, detail: 'A part that is needed cannot be reached. Please try again in a moment.' };

/**
 * Codes of Node and of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const BY_CODE: ReadonlyMap<string, Outage> = new Map([
  ...['ENOSPC', 'EDQUOT', '53100'].map((code) => [code, NO_ROOM] as const),
  // No memory, too many connections, a limit of the server's, no more files; too slow, and a lock
  // that did not come.
  ...['53000', '53200', '53300', '53400', 'ENOMEM', 'EMFILE', 'ENFILE', '57014', '55P03'].map(
    (code) => [code, OVERLOADED] as const,
  ),
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'].map(
    (code) => [code, AWAY] as const,
  ),
  ...['ENOTFOUND', 'EAI_AGAIN'].map((code) => [code, AWAY] as const),
  // A database that stops, crashed or starts; one that became a copy of another, which takes no
  // changes.
  ...['57P01', '57P02', '57P03', '57P05', '25006'].map((code) => [code, AWAY] as const),
  // Broken connections as PostgreSQL names them.
  ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'].map((code) => [code, AWAY] as const),
]);

/** What `pg` says of connections without a code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client has encountered a connection error|Query read timeout)/;

/**
 * The causes of a failure, the failure itself first; a host with several addresses fails at each of
 * them.
 */
function* causesOf(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > 8) return;
  yield error;
  const several: unknown = Reflect.get(error, 'errors');
  for (const one of Array.isArray(several) ? several : []) yield* causesOf(one, depth + 1);
  yield* causesOf(Reflect.get(error, 'cause'), depth + 1);
}

/**
 * The outage that a failure comes from: no room, no database, too much at once; undefined when it
 * is of another kind.
 */
export function outageOf(error: unknown): Outage | undefined {
  for (const cause of causesOf(error)) {
    const known = BY_CODE.get(errorCode(cause) ?? '');
    if (known) return known;
    const message: unknown = Reflect.get(cause, 'message');
    if (typeof message === 'string' && LOST_CONNECTION.test(message)) return AWAY;
  }
  return undefined;
}

/**
 * Seconds after which it is worth asking again: what is away comes back soon, room is made by
 * people.
 */
const RETRY_AFTER: Readonly<Record<number, string>> = { 503: '2', 507: '60' };

/** The headers that an answer of this status has beside its problem document. */
export function retryHeaders(status: number): Readonly<Record<string, string>> {
  const seconds = RETRY_AFTER[status];
  return seconds === undefined ? {} : { 'retry-after': seconds };
}
