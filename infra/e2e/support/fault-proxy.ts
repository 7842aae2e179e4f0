import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type BrokenAnswer, brokenAnswer, type FaultOnTheWay } from '../../drills/faults';

export interface FaultProxy {
  /** Breaks the files of remotes until `heal`. */
  strike(fault: FaultOnTheWay, ...remotes: readonly string[]): void;
  /** Nobody reaches the registry any more until `heal`. */
  cut(): void;
  heal(): void;
  close(): Promise<void>;
}

/** Passes everything on as it is, but for the files of remotes that were told to fail. */
export async function startFaultProxy(port: number, target: string): Promise<FaultProxy> {
  const faults = new Map<string, FaultOnTheWay>();
  const waiting = new Set<NodeJS.Timeout>();
  let isCut = false;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (isCut) return void incoming.socket.destroy();
    const remote = /^\/releases\/([^/]+)\//.exec(incoming.url ?? '')?.[1];
    const fault = remote === undefined ? undefined : faults.get(remote);
    if (!fault) return pass(incoming, outgoing, target);
    const right = await fetch(new URL(incoming.url ?? '/', target));
    const body = new Uint8Array(await right.arrayBuffer());
    const type = right.headers.get('content-type') ?? 'application/octet-stream';
    send(outgoing, brokenAnswer(fault, { status: right.status, type, body }));
  }

  function send(outgoing: ServerResponse, { wait, answer: broken }: BrokenAnswer): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (!broken) return void outgoing.destroy();
      outgoing.writeHead(broken.status, { 'content-type': broken.type, 'access-control-allow-origin': '*' });
      outgoing.end(broken.body);
    }, wait);
    waiting.add(timer);
    outgoing.once('close', () => clearTimeout(timer));
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    strike: (fault, ...remotes) => {
      for (const remote of remotes) faults.set(remote, fault);
    },
    cut() {
      isCut = true;
    },
    heal() {
      isCut = false;
      faults.clear();
    },
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
