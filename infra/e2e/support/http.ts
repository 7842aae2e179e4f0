import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * One answer as it is sent: no redirect is followed, nothing is unpacked. `address` may be that of
 * any market.
 */
export function raw(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  return send(address, { headers, method });
}

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** As `raw`, with a body. */
export function send(address: string, { method, headers, body }: Sent): Promise<RawAnswer> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { host: url.host, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
}

let asked = 0;

/** The same page at an address that nobody asked for before, so that no kept page answers. */
export function unseen(address: string): string {
  asked += 1;
  const url = new URL(address);
  url.searchParams.set('unseen', `${process.pid}.${asked}`);
  return url.href;
}
