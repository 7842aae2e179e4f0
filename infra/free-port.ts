import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give connections ports above these: none of them takes one before it is listened on. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port of this machine that nobody listens on, for a process that is about to start. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : freePort();
}

/** The first port from `port` on that nobody listens on. */
export async function firstFreePort(port: number): Promise<number> {
  return (await isFree(port)) ? port : firstFreePort(port + 1);
}
