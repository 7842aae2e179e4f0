import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

interface ReceivedWebhook {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

export interface WebhookReceiver {
  readonly url: string;
  /** Waits until so many have come. */
  received(count: number): Promise<readonly ReceivedWebhook[]>;
  count(): number;
  /** Statuses of the next answers; 200 afterwards. */
  answerWith(statuses: readonly number[]): void;
  clear(): void;
  close(): Promise<void>;
}

/** A server that takes webhooks for tests. */
export async function startReceiver(): Promise<WebhookReceiver> {
  let taken: readonly ReceivedWebhook[] = [];
  let statuses: number[] = [];
  let waiting: (() => void)[] = [];

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      taken = [...taken, { body, headers: request.headers }];
      response.writeHead(statuses.shift() ?? 200).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    received: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (taken.length < count) return;
          waiting = waiting.filter((one) => one !== look);
          resolve(taken);
        };
        waiting.push(look);
        look();
      }),
    count: () => taken.length,
    answerWith(next) {
      statuses = [...next];
    },
    clear() {
      taken = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
