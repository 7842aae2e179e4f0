import { loggedError } from './logged-error';
import { withoutPeople } from './without-people';

interface Answered {
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

interface Answer {
  readonly statusCode: number;
  readonly elapsedTime: number;
}

interface Headers {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The id that a caller gave a request, when it is one, so that the lines of all servers about it
 * can be found together.
 */
export function requestIdOf({ headers }: Headers): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/** The pattern of a route, never the address: addresses hold what people typed, and tokens. */
export function routeOf({ routeOptions }: Answered): string {
  return routeOptions.url ?? 'none';
}

/** What the log says of an answer. */
export function answeredLine(request: Answered, { statusCode, elapsedTime }: Answer) {
  const milliseconds = Math.round(elapsedTime * 10) / 10;
  return { method: request.method, route: routeOf(request), status: statusCode, milliseconds };
}

/** Pino takes the message of an error that comes alone as it is. */
function withOwnWords(args: readonly unknown[]): readonly unknown[] {
  const [first, ...others] = args;
  const isError = first instanceof Error || (typeof first === 'object' && first !== null && 'err' in first);
  return isError && others.length === 0 ? [first, 'failed'] : args;
}

/**
 * The last line of a process that an error ends: Node itself would show all that the error holds.
 */
export function crashLine(service: string, error: unknown): string {
  return `${JSON.stringify({ level: 60, time: Date.now(), service, err: loggedError(error), msg: 'crashed' })}\n`;
}

/**
 * Options of the log of every server: requests and errors are written by one rule, whoever writes
 * them, and each line goes through one sieve before it is written.
 */
export function serverLog(service: string) {
  return {
    base: { service },
    serializers: {
      err: loggedError,
      error: loggedError,
      req: (request: Answered) => ({ method: request.method, route: routeOf(request) }),
      res: ({ statusCode }: Pick<Answer, 'statusCode'>) => ({ status: statusCode }),
    },
    hooks: {
      logMethod(this: unknown, args: readonly unknown[], write: (...args: never[]) => void) {
        Reflect.apply(write, this, withOwnWords(args));
      },
      streamWrite: withoutPeople,
    },
  };
}
