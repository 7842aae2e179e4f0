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

/** An error as the log may hold it: a failed query without its parameters, a database error without the row that it is about. */
export function loggedError(error: unknown): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error), stack: '' };
  const query = textIn(error, 'query');
  const [code, stack] = [textIn(error, 'code'), placeOf(textIn(error, 'stack'))];
  const cause: unknown = Reflect.get(error, 'cause');
  return {
    type: textIn(error, 'name') ?? 'Error',
    message: query === undefined ? (textIn(error, 'message') ?? '') : `Failed query: ${query}`,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}
