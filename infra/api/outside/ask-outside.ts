import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../import/fetch/public-address';

const DEADLINE = 3000;
const LARGEST = 1024 * 1024;

/** What is sent to somebody else's service; a question without a body is a GET. */
interface Question {
  readonly address: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Default: GET, or POST with a body. */
  readonly method?: 'PUT';
  /** Statuses of an answer that counts. Default: 200 alone. */
  readonly success?: readonly number[];
}

interface Parser<T> {
  parse(value: unknown): T;
}

/** What is told to a service that wants to hear of something; nothing of its answer is read. */
interface Told {
  readonly address: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Tells a service something by POST, and answers the status that it answered with. */
export type NotifyOutside = (told: Told) => Promise<number>;

/** Asks a service that a market's settings name. */
export type AskOutside = <T>(question: Question, schema: Parser<T>) => Promise<T>;

/**
 * A service answered, but not with 200. What it refused us is no refusal of ours: its status is not
 * called as those of our own failures are.
 */
export class OutsideRefusal extends Error {
  override readonly name = 'OutsideRefusal';
  readonly answered: number;

  constructor(name: string, answered: number) {
    super(`${name} answered ${answered}`);
    this.answered = answered;
  }
}

/** Names us to whom we ask, so that a service that asks us in turn can be told. */
export const VIA = '1.1 showroom-api';

/** A service of our own network is asked on a developer's machine only. */
export function askOutside({ NODE_ENV }: { readonly NODE_ENV: string }): AskOutside {
  const isPrivateAllowed = NODE_ENV !== 'production';
  return async (question, schema) => {
    const url = urlOf(question);
    const name = `${url.origin}${url.pathname}`;
    const { body, method } = question;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await answerOf(url, { text, method }, isPrivateAllowed);
    // By default only 200 counts: a service that has nothing to say yet is not one that answers,
    // and it is not followed elsewhere.
    if (!(question.success ?? [200]).includes(response.statusCode ?? 0)) {
      response.destroy();
      throw new OutsideRefusal(name, response.statusCode ?? 0);
    }
    return schema.parse(JSON.parse(await textOf(response, name)));
  };
}

/** As `askOutside`: the same hosts, the same deadline, and no redirect is followed. */
export function notifyOutside({ NODE_ENV }: { readonly NODE_ENV: string }): NotifyOutside {
  const isPrivateAllowed = NODE_ENV !== 'production';
  return async ({ address, ...sent }) => {
    const response = await answerOf(new URL(address), sent, isPrivateAllowed);
    response.destroy();
    return response.statusCode ?? 0;
  };
}

/** Whether production asks there, as far as the address tells by itself. */
export function isOfInternet(url: URL): boolean {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/** An address that is not asked, whatever its service would say. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

function urlOf({ address, query = {} }: Question): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/**
 * The connection goes to the very addresses that were looked at, so that a name cannot change its
 * mind in between.
 */
const publicOnly: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { all: true }).then(
    (addresses) => {
      const [first] = addresses;
      const inside = addresses.some(({ address }) => !isPublicAddress(address));
      if (!first || inside) return answer(new Error(`${hostname} is not a host of the internet`), '');
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    },
    (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), ''),
  );
};

interface Sent {
  readonly text: string | undefined;
  readonly method?: 'PUT' | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

async function answerOf(
  url: URL,
  { text, method, headers }: Sent,
  isPrivateAllowed: boolean,
): Promise<IncomingMessage> {
  if (!isPrivateAllowed && !isOfInternet(url)) {
    throw new ForbiddenAddress(`${url.origin} is not asked: it has to be an address of the internet, by https`);
  }
  const send = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((answered, failed) => {
    const request = send(url, {
      method: method ?? (text === undefined ? 'GET' : 'POST'),
      // A connection of its own: one that is kept was looked at for another address.
      agent: false,
      signal: AbortSignal.timeout(DEADLINE),
      headers: {
        accept: 'application/json',
        via: VIA,
        ...headers,
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
      ...(!isPrivateAllowed && { lookup: publicOnly }),
    });
    request.on('response', answered);
    request.on('error', failed);
    request.end(text);
  });
}

async function textOf(response: AsyncIterable<Buffer>, name: string): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.byteLength;
    if (bytes > LARGEST) throw new Error(`${name} answered more than ${LARGEST} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
