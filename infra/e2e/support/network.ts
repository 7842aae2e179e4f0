import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Network {
  /** Whoever connects is refused, and who is connected loses it, until `heal`. */
  cut(): Promise<void>;
  heal(): Promise<void>;
}

/** Stands between a process and those who ask it. */
export async function startNetwork(port: number, target: number): Promise<Network> {
  const open = new Set<Socket>();
  let server: Server | undefined;

  async function heal(): Promise<void> {
    if (server) return;
    server = createServer((client) => {
      const there = connect(target, '127.0.0.1');
      for (const socket of [client, there]) {
        open.add(socket.on('error', () => socket.destroy()));
        socket.on('close', () => {
          open.delete(socket);
          client.destroy();
          there.destroy();
        });
      }
      client.pipe(there).pipe(client);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  async function cut(): Promise<void> {
    const closing = server;
    server = undefined;
    closing?.close();
    for (const socket of open) socket.destroy();
    if (closing) await once(closing, 'close');
  }

  await heal();
  return { cut, heal };
}
