/**
 * Milliseconds in which the whole of a request has to arrive, its body included: nobody is
 * connected for nothing beyond 30 s.
 */
const DEADLINE = 24_000;

/**
 * Options of Fastify that close a connection whose request does not arrive in time: one that says
 * nothing, one whose headers do not end, one whose body does not. Node looks at all connections at
 * the interval: the last one ends an eighth later, after 27 s, and a busy machine has 3 s more.
 */
export function requestDeadline(milliseconds: number = DEADLINE) {
  return {
    requestTimeout: milliseconds,
    http: { headersTimeout: milliseconds, connectionsCheckingInterval: milliseconds / 8 },
  };
}

/**
 * Options of Fastify that close a connection on which nothing moves, such as that of a client which
 * does not read its answer. For servers whose every answer begins sooner than that.
 */
export function idleDeadline(milliseconds: number = DEADLINE) {
  return { connectionTimeout: milliseconds };
}
