import { randomBytes } from 'node:crypto';
import { withBasePath } from '@showroom/contracts/base-path';
import { traceHeaders, workTracer } from '@showroom/contracts/http/tracing';
import type { Market } from '@showroom/contracts/markets';
import type { Channel } from '@showroom/contracts/remotes/release';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import type { Person } from '@showroom/shared-ui/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../addresses/locale-of';
import type { Head, PageEnd, RenderRequest } from '../render/protocol';
import { type AnswerStep, onFailure, onHead, onLeave } from './answer-step';
import { parseCookie } from './cookies';
import { metrics } from './metrics';
import { PageBody } from './page-body';
import { type CachedPage, storePage } from './page-cache';
import {
  encoded,
  type PageServer,
  sendCached,
  sendUnavailable,
  sendWhole,
  setHeaders,
  sharedSettings,
} from './page-reply';
import { nonceSources } from './policy';
import { visitorOf } from './visitor';

/** When no head has come by then, the visitor gets a page that says so. */
const HEAD_DEADLINE = 6000;
const MAX_CACHED = 2 * 1024 * 1024;

/** A person who is signed in. */
export interface Who {
  readonly person: Person;
  readonly accessToken: string;
}

/** A request for a page that has to be rendered. */
export interface PageJob {
  readonly server: PageServer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly market: Market;
  readonly channel: Channel;
  readonly url: URL;
  /** What the page is cached by. */
  readonly key: string;
  readonly who: Who | undefined;
  /** What a form without scripts sent; the page that answers it is nobody else's. */
  readonly filled?: FilledForm;
}

/** Answers with a page that is rendered now, else with one from before, else with an apology. */
export function answerRendered(job: PageJob): Promise<FastifyReply> {
  return new Promise((resolve) => new RenderedAnswer(job, resolve).begin());
}

class RenderedAnswer {
  readonly #job: PageJob;
  readonly #resolve: (reply: FastifyReply | Promise<FastifyReply>) => void;
  readonly #trace = workTracer();
  readonly #nonce = randomBytes(16).toString('base64url');
  readonly #epoch: number;
  readonly #stop: (labels: { outcome: 'rendered' | 'stale' | 'failed' }) => void;
  /** Of a page that is cached when it is whole. */
  readonly #pieces: Uint8Array[] = [];
  #step: AnswerStep = { name: 'asked' };
  #body: PageBody | undefined;
  #timer: NodeJS.Timeout | undefined;
  #abort: () => void = () => undefined;

  constructor(job: PageJob, resolve: (reply: FastifyReply | Promise<FastifyReply>) => void) {
    this.#job = job;
    this.#resolve = resolve;
    this.#epoch = job.server.cache.epoch;
    this.#stop = metrics.renders.startTimer({ market: job.market.code });
  }

  begin(): void {
    const { server, reply } = this.#job;
    this.#timer = setTimeout(() => {
      this.#abort();
      this.#fail('no answer in time');
    }, HEAD_DEADLINE);
    this.#abort = server.renderer.render(renderRequest(this.#job, this.#nonce), {
      head: (head, whole) => this.#head(head, whole),
      chunk: (bytes, ack) => this.#chunk(bytes, ack),
      end: (end) => this.#end(end),
      failed: (reason) => this.#fail(reason),
    });
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      this.#body?.leave();
      if (onLeave(this.#step) === 'abort') this.#abort();
    });
  }

  #head(head: Head, whole: Uint8Array | undefined): void {
    clearTimeout(this.#timer);
    const { server, request, reply, market, who, filled } = this.#job;
    const stale = head.degraded ? this.#stale() : undefined;
    const isAlone = who !== undefined || filled !== undefined || server.developing !== undefined;
    const step = onHead(head, { isAlone, hasStale: stale !== undefined });
    this.#step = step;
    if (step.name === 'replaced') {
      this.#abort();
      this.#stop({ outcome: 'stale' });
      if (stale) this.#resolve(sendCached(server, request, reply, market, stale, 'stale'));
      return;
    }
    setHeaders(server, reply, market, head, nonceSources(this.#nonce), step.isCacheable);
    reply.header('x-cache', 'miss');
    if (whole) {
      this.#resolve(sendWhole(request, reply, head, whole));
      return;
    }
    this.#body = new PageBody((error) => request.log.warn({ err: error }, 'A page broke off'));
    this.#resolve(reply.send(encoded(request, reply, head, this.#body.stream)));
  }

  #chunk(bytes: Uint8Array, ack: () => void): void {
    if (this.#step.name === 'given' && this.#step.isCacheable) this.#pieces.push(bytes);
    if (this.#body) this.#body.write(bytes, ack);
    else ack();
  }

  #end({ isWhole, settings: read, works = [] }: PageEnd): void {
    this.#trace(
      works.map(({ remote, version, expose, result, from, until }) => ({
        name: `${remote} ${version} ${expose}`,
        ...{ from, until, hasFailed: result !== 'done' },
      })),
    );
    if (this.#step.name !== 'given') return;
    this.#stop({ outcome: 'rendered' });
    this.#body?.stream.end();
    const { head, isCacheable } = this.#step;
    const html = Buffer.concat(this.#pieces);
    if (!isCacheable || !isWhole || html.length >= MAX_CACHED) return;
    const { server, request, market, key } = this.#job;
    const settings = sharedSettings(server, market);
    const page = { head, html, nonce: this.#nonce, market: market.code, settings, read };
    try {
      storePage(server.cache, key, page, this.#epoch);
    } catch (error) {
      request.log.error(error, 'A page could not be cached');
    }
  }

  #fail(reason: string): void {
    clearTimeout(this.#timer);
    const { server, request, reply, market } = this.#job;
    const stale = this.#stale();
    const what = onFailure(this.#step, { hasStale: stale !== undefined });
    if (what === 'nothing') return;
    this.#stop({ outcome: 'failed' });
    request.log.error({ reason }, 'A page could not be rendered');
    if (what === 'break-off') this.#body?.stream.destroy(new Error(reason));
    else
      this.#resolve(
        stale ? sendCached(server, request, reply, market, stale, 'stale') : sendUnavailable(reply, market),
      );
  }

  /** A page from before; what a person sees is nobody else's. */
  #stale(): CachedPage | undefined {
    const { server, key, who, filled } = this.#job;
    return who || filled ? undefined : server.cache.any(key);
  }
}

function renderRequest(
  { server, request, market, channel, url, who, filled }: PageJob,
  nonce: string,
): Omit<RenderRequest, 'id'> {
  const { visitorSecret } = server.config;
  const visitor = visitorOf(parseCookie(request, 'visitor', server.config), visitorSecret);
  return {
    url: url.origin + withBasePath(url.pathname) + url.search,
    market: market.code,
    channel,
    ...localeOf(market, url.pathname),
    nonce,
    apiHeaders: {
      ...(visitor && { 'x-visitor': visitor }),
      ...(who && { authorization: `Bearer ${who.accessToken}` }),
      ...traceHeaders(),
    },
    person: who?.person,
    ...(filled && { filled }),
  };
}
