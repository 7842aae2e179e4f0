import { type LookupAddress, lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { checkedAddress, hostAndPort, RefusedAddress } from './address-rules';
import { isPublicAddress } from './public-address';

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Resolves a name as the system does; tests put their own in its place. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface FetchOptions {
  readonly url: string;
  /** Where the file is put. */
  readonly path: string;
  /** What the server said of the file that was taken last. */
  readonly etag?: string | undefined;
  /** `host:port` of what may be fetched although it is in a network of our own. */
  readonly privateHosts: ReadonlySet<string>;
  /** Milliseconds for all of it. */
  readonly deadline: number;
  readonly mostBytes: number;
  /** Kinds of files that are wanted. Default: those of feeds. */
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  readonly resolve?: Resolve | undefined;
}

export type Fetched = { readonly status: 'fetched'; readonly etag: string | undefined } | { readonly status: 'same' };

/** A file that could not be fetched, with the reason as a sentence. */
export class FetchFailed extends Error {}

const bySystem: Resolve = (hostname) =>
  new Promise((found, failed) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? failed(error) : found(addresses)));
  });

/**
 * The connection goes to the very addresses that were looked at, so that a name cannot change its
 * mind in between.
 */
function guardedLookup(resolve: Resolve, isPrivateAllowed: boolean): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const inside = addresses.find(({ address }) => !isPublicAddress(address));
        if (!first) return answer(new FetchFailed(`There is no host ${hostname}.`), '');
        if (inside && !isPrivateAllowed) {
          return answer(new RefusedAddress(`${hostname} is not a host of the internet.`), '');
        }
        return options.all ? answer(null, [...addresses]) : answer(null, first.address, first.family);
      },
      () => answer(new FetchFailed(`There is no host ${hostname}.`), ''),
    );
  };
}

function answerOf(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const isPrivateAllowed = options.privateHosts.has(hostAndPort(url));
  return new Promise((answered, failed) => {
    const request = send(url, {
      // A connection of its own: one that is kept was looked at for another address.
      agent: false,
      lookup: guardedLookup(options.resolve ?? bySystem, isPrivateAllowed),
      signal,
      headers: {
        accept: options.accept ?? 'text/csv, application/gzip, */*;q=0.1',
        'accept-encoding': 'identity',
        'user-agent': 'showroom/1.0',
        ...(options.etag && { 'if-none-match': options.etag }),
      },
    });
    request.once('response', answered);
    request.once('error', failed);
    request.end();
  });
}

/** Follows redirects by hand: each address is checked as the first one was. */
async function finalAnswer(options: FetchOptions, signal: AbortSignal): Promise<{ url: URL; answer: IncomingMessage }> {
  let url = checkedAddress(options.url, options.privateHosts);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await answerOf(url, options, signal);
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined) return { url, answer };
    answer.destroy();
    if (!URL.canParse(location, url.href)) throw new FetchFailed('The server sent us on to nowhere.');
    url = checkedAddress(new URL(location, url).href, options.privateHosts);
  }
  throw new FetchFailed(`The server sent us on more than ${MOST_REDIRECTS} times.`);
}

async function* limited(answer: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    yield chunk;
  }
}

function tooLarge(mostBytes: number): FetchFailed {
  return new FetchFailed(`The file is larger than ${Math.round(mostBytes / 1_000_000)} MB.`);
}

async function fetched(options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  const { url, answer } = await finalAnswer(options, signal);
  if (answer.statusCode === 304 && options.etag) {
    answer.destroy();
    return { status: 'same' };
  }
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new FetchFailed(`${url.hostname} answered ${answer.statusCode}.`);
  }
  if (Number(answer.headers['content-length'] ?? 0) > options.mostBytes) {
    answer.destroy();
    throw tooLarge(options.mostBytes);
  }
  await pipeline(limited(answer, options.mostBytes), createWriteStream(options.path), { signal });
  if (!answer.complete) throw new FetchFailed('The connection ended before the file did.');
  return { status: 'fetched', etag: answer.headers.etag };
}

/**
 * Fetches a file for a person who may name any address: only from the internet, with a limit to
 * time and size. What a network of our own answers is never seen, not even as an error of its own.
 */
export async function fetchFile(options: FetchOptions): Promise<Fetched> {
  const deadline = AbortSignal.timeout(options.deadline);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  try {
    return await fetched(options, signal);
  } catch (cause) {
    await rm(options.path, { force: true });
    if (deadline.aborted) {
      const seconds = Math.round(options.deadline / 1000);
      throw new FetchFailed(`The file was not here after ${seconds} seconds.`, { cause });
    }
    if (cause instanceof FetchFailed || cause instanceof RefusedAddress) throw cause;
    throw new FetchFailed(sentenceOf(cause), { cause });
  }
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The server does not take connections.',
  ECONNRESET: 'The connection ended before the file did.',
  ERR_STREAM_PREMATURE_CLOSE: 'The connection ended before the file did.',
  ABORT_ERR: 'The fetch was ended, since the process stops.',
};

function sentenceOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return CODES[code] ?? `The file could not be fetched (${code || String(cause)}).`;
}
