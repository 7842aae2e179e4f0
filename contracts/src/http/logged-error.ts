import { withoutPeople } from './without-people';

/** The index signature is pino's wish. */
interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

function textIn(error: object, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/** Where it happened, without the message that a stack begins with. */
function placeOf(stack: string | undefined): string {
  const lines = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return (lines ?? []).slice(0, 12).join('\n');
}

/**
 * Parsers and databases say what they could not read in its own words, which are somebody's; a
 * constraint is named by ours.
 */
function quotes(error: object): boolean {
  const [name, code] = [textIn(error, 'name'), textIn(error, 'code')];
  const isOfDatabase = textIn(error, 'severity') !== undefined && code?.startsWith('23') !== true;
  return isOfDatabase || name === 'SyntaxError' || name === 'RangeError';
}

/** What a failure says, without what people sent: for a log, or for whoever looks after jobs. */
export function loggedMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return withoutPeople(String(error));
  const query = textIn(error, 'query');
  if (query !== undefined) return `Failed query: ${query}`;
  const message = textIn(error, 'message') ?? '';
  const own = quotes(error) ? message.replace(/".*"/s, '"…"').replace(/: .*/s, ': …') : message;
  return withoutPeople(own);
}

/**
 * An error as a log may hold it: a failed query without its parameters, a database error without
 * the row that it is about.
 */
export function loggedError(error: unknown): LoggedError {
  const message = loggedMessage(error);
  if (typeof error !== 'object' || error === null) return { type: typeof error, message, stack: '' };
  const [code, cause] = [textIn(error, 'code'), Reflect.get(error, 'cause')];
  return {
    type: textIn(error, 'name') ?? 'Error',
    message,
    ...(code !== undefined && { code }),
    stack: withoutPeople(placeOf(textIn(error, 'stack'))),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}
