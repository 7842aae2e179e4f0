import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (url: URL) => unknown;

export interface RawService {
  readonly origin: string;
  /** Addresses that it was asked for, decoded. */
  readonly asked: string[];
  /** What it answers by path; a number is a status, and what nobody answers is 404. */
  answers: Readonly<Record<string, Answer>>;
  close(): void;
}

/** The stock locator's service of another company. */
export async function rawService(): Promise<RawService> {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://raw.test');
    asked.push(decodeURIComponent(`${url.pathname}${url.search}`.replaceAll('+', ' ')));
    const answer = service.answers[url.pathname]?.(url) ?? 404;
    if (typeof answer === 'number') return void response.writeHead(answer).end();
    response.setHeader('content-type', 'application/json');
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const service: RawService = {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    answers: {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
