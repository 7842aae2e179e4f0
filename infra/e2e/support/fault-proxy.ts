import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What becomes of the files of a remote: no connection, ten seconds of silence, or a page that is no script. */
type Fault = 'down' | 'slow' | 'garbage';

export interface FaultProxy {
  /** Breaks the files of a remote until `heal`. */
  breakRemote(remote: string, fault: Fault): void;
  heal(): void;
  close(): Promise<void>;
}

const SLOW = 10_000;

/** Passes everything on as it is, but for the files of remotes that were told to fail. */
export async function startFaultProxy(port: number, target: string): Promise<FaultProxy> {
  const faults = new Map<string, Fault>();
  const waiting = new Set<NodeJS.Timeout>();

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const remote = /^\/releases\/([^/]+)\//.exec(incoming.url ?? '')?.[1];
    switch (remote === undefined ? undefined : faults.get(remote)) {
      case 'down':
        return void incoming.socket.destroy();
      case 'garbage':
        outgoing.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
        return void outgoing.end('<!doctype html><title>Sign in to the network</title>');
      case 'slow': {
        const timer = setTimeout(() => pass(incoming, outgoing, target), SLOW);
        waiting.add(timer);
        outgoing.once('close', () => clearTimeout(timer));
        return;
      }
      default:
        pass(incoming, outgoing, target);
    }
  }

  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    breakRemote: (remote, fault) => void faults.set(remote, fault),
    heal: () => faults.clear(),
    async close() {
      for (const timer of waiting) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { method, headers, url } = incoming;
  const onward = request(new URL(url ?? '/', target), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
