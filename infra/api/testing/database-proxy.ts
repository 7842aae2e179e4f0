import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What becomes of a statement: it goes through, it never arrives, or it is done and nobody hears of
 * it, which both end the connection; or the connection stays and nothing comes through it any more.
 */
export type Fate = 'pass' | 'cut' | 'lose the answer' | 'lose the connection';

export interface DatabaseProxyOptions {
  /** Address of the database. */
  readonly to: string;
  /** Default: any free one. */
  readonly port?: number;
  /** Milliseconds without a word after which a connection is ended. Default: it never is. */
  readonly idle?: number;
  /** Decides over each statement, in the order in which they come. */
  readonly decide?: (statement: string) => Fate;
  /**
   * What every statement is changed by: texts of the same length, since a message says how long it
   * is.
   */
  readonly rewrites?: readonly (readonly [from: string, to: string])[];
}

interface DatabaseProxy {
  /** Address of the same database through the proxy. */
  readonly url: string;
  close(): Promise<void>;
}

const STATEMENTS: ReadonlySet<string> = new Set(['Q', 'P']);

/** Stands between an API and PostgreSQL, and does what networks do. */
export async function startDatabaseProxy(options: DatabaseProxyOptions): Promise<DatabaseProxy> {
  for (const [from, to] of options.rewrites ?? []) {
    if (from.length !== to.length) throw new Error(`"${from}" and "${to}" differ in length`);
  }
  const target = new URL(options.to);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, database]) {
      open.add(socket.setNoDelay(true).on('error', () => {}));
      if (options.idle !== undefined) socket.setTimeout(options.idle, () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    relay(client, database, options);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(options.to);
  url.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: url.href,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function relay(client: Socket, database: Socket, { decide = () => 'pass', rewrites = [] }: DatabaseProxyOptions): void {
  let waiting = Buffer.alloc(0);
  let isGreeted = false;
  let isMute = false;
  let isLost = false;

  /** The first message has no kind. */
  function nextMessage(): Buffer | undefined {
    const head = isGreeted ? 1 : 0;
    if (waiting.length < head + 4) return undefined;
    const length = head + waiting.readUInt32BE(head);
    if (waiting.length < length) return undefined;
    const message = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return message;
  }

  client.on('data', (chunk) => {
    if (isLost) return;
    waiting = Buffer.concat([waiting, chunk]);
    for (let message = nextMessage(); message; message = nextMessage()) {
      const isStatement = isGreeted && STATEMENTS.has(String.fromCharCode(message[0] ?? 0));
      isGreeted = true;
      const fate = isStatement ? decide(statementOf(message)) : 'pass';
      if (fate === 'cut') return void client.destroy();
      if (fate === 'lose the answer') isMute = true;
      if (fate === 'lose the connection') {
        isLost = true;
        return;
      }
      database.write(isStatement ? rewritten(message, rewrites) : message);
    }
  });
  database.on('data', (chunk) => {
    if (isLost) return;
    if (!isMute) client.write(chunk);
    else if (isReady(chunk)) client.destroy();
  });
}

/** A simple query is its text; a prepared one has a name before it. */
function statementOf(message: Buffer): string {
  const body = message.subarray(5);
  const from = message[0] === 'P'.charCodeAt(0) ? body.indexOf(0) + 1 : 0;
  return body.subarray(from, body.indexOf(0, from)).toString();
}

/** "Ready for query", the last message of an answer. */
function isReady(chunk: Buffer): boolean {
  return (
    chunk.length >= 6 && chunk[chunk.length - 6] === 'Z'.charCodeAt(0) && chunk.readUInt32BE(chunk.length - 5) === 5
  );
}

function rewritten(message: Buffer, rewrites: NonNullable<DatabaseProxyOptions['rewrites']>): Buffer {
  if (rewrites.length === 0) return message;
  let text = message.toString('latin1');
  for (const [from, to] of rewrites) text = text.replaceAll(from, to);
  return Buffer.from(text, 'latin1');
}
