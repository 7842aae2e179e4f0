import { createServer, type RequestListener } from 'node:http';

export interface ForeignServer {
  readonly origin: string;
  /** Such as `127.0.0.1:4711`. */
  readonly host: string;
  close(): void;
}

/** Somebody else's service on a port of its own; `answer` says what it does. */
export async function foreignServer(answer: RequestListener): Promise<ForeignServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    origin: `http://${host}`,
    host,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
