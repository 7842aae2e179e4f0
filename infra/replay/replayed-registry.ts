import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface ReplayedRegistry {
  readonly url: string;
  close(): Promise<void>;
}

/** The registry as it is, but for one market, whose composition is one of before. */
export async function startReplayedRegistry(
  registryUrl: string,
  { market, id, channel }: { readonly market: string; readonly id: string; readonly channel: string },
): Promise<ReplayedRegistry> {
  const present = `/compositions/${market}/signed`;
  const replayed = `/compositions/${market}/history/${id}/signed`;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = new URL(incoming.url ?? '/', registryUrl);
    const asked = url.searchParams.get('channel') ?? 'stable';
    if (url.pathname === present && asked === channel) {
      url.pathname = replayed;
      url.search = '';
    } else if (url.pathname === present && asked === 'canary') {
      outgoing.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const onward = request(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(pass);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
