import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Refusal } from '../kernel/refusal';

/** Looks at a file: the name of what is wrong with it, or undefined. Throws while it cannot. */
export type Scanner = (path: string) => Promise<string | undefined>;

/** Of a whole scan. */
const DEADLINE = 30_000;
const CHUNK = 64 * 1024;
const LONGEST_ANSWER = 1000;

/** Without ClamAV nobody looks. */
export function configuredScanner({
  CLAMAV_ADDRESS: address,
}: {
  readonly CLAMAV_ADDRESS?: string | undefined;
}): Scanner {
  return address === undefined ? async () => undefined : clamav(address);
}

/** Throws what `refused` makes of a harmful file; 503 while nobody can look. */
export async function requireHarmless(
  scan: Scanner,
  path: string,
  refused: (message: string) => Refusal,
): Promise<void> {
  const found = await scan(path).catch((cause: unknown) => {
    throw new Refusal(503, 'Files cannot be taken at the moment. Please try again later.', undefined, { cause });
  });
  if (found !== undefined) throw refused('This file looks harmful and is not taken.');
}

/** ClamAV's daemon, by `INSTREAM`: pieces, each after its length, and a length of 0. */
function clamav(address: string): Scanner {
  const [host = '', port = ''] = address.split(':');
  return async (path) => {
    const socket = connect({ host, port: Number(port) });
    const answered = answerOf(socket);
    // Whoever waits for the answer hears of it; the connection may break while it is written to.
    answered.catch(() => undefined);
    const timer = setTimeout(() => socket.destroy(new Error('The scanner does not answer')), DEADLINE);
    try {
      await once(socket, 'connect');
      socket.write('zINSTREAM\0');
      for await (const piece of createReadStream(path, { highWaterMark: CHUNK })) {
        if (!Buffer.isBuffer(piece)) continue;
        const length = Buffer.alloc(4);
        length.writeUInt32BE(piece.length);
        socket.write(length);
        if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answered]);
      }
      socket.write(Buffer.alloc(4));
      return verdictOf(await answered);
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}

async function answerOf(socket: AsyncIterable<Buffer>): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += piece.toString('utf8');
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
  }
  return answer.replaceAll('\0', '').trim();
}

function verdictOf(answer: string): string | undefined {
  if (answer.endsWith(': OK')) return undefined;
  const [, found] = /: (.+) FOUND$/.exec(answer) ?? [];
  if (found !== undefined) return found;
  throw new Error('The scanner could not look at the file');
}
