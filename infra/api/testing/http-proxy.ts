import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';

export interface HttpProxyOptions {
  /** Address that requests go on to. */
  readonly to: string;
  /**
   * Told when a request came and when its answer is here, before either goes on; false drops the
   * connection instead.
   */
  readonly on: (event: {
    readonly when: 'asked' | 'answered';
    readonly method: string;
    readonly path: string;
  }) => boolean;
}

/** Stands between an API and a provider, and does what networks do. */
export async function startHttpProxy({
  to,
  on,
}: HttpProxyOptions): Promise<{ readonly url: string; close(): Promise<void> }> {
  const target = new URL(to);
  const server = createServer((asked, reply) => {
    const { method = 'GET', url: path = '/', headers } = asked;
    if (!on({ when: 'asked', method, path })) return void asked.socket.destroy();
    const forwarded = request(
      { host: target.hostname, port: target.port, method, path, headers },
      (answer: IncomingMessage) => {
        if (!on({ when: 'answered', method, path })) return void asked.socket.destroy();
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    forwarded.on('error', () => asked.socket.destroy());
    asked.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
