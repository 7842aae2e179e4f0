/** Milliseconds for a large file on a slow line. */
const LONG = 600_000;

interface Request {
  readonly socket: object;
  destroy(): unknown;
  once(event: 'close' | 'end', listener: () => void): unknown;
}

const connections = new WeakSet<object>();

/** Whether the request of a connection may go on coming beyond the deadline of requests. */
export const mayTakeLong = (connection: object) => connections.has(connection);

/**
 * Lets the file of somebody who was admitted come for minutes. Everybody else's request has to be
 * here within the deadline: nobody is connected for nothing.
 */
export function allowLongBody(request: Request, milliseconds: number = LONG): void {
  const { socket } = request;
  connections.add(socket);
  const timer = setTimeout(() => request.destroy(), milliseconds);
  timer.unref();
  for (const over of ['end', 'close'] as const) {
    request.once(over, () => {
      clearTimeout(timer);
      connections.delete(socket);
    });
  }
}
