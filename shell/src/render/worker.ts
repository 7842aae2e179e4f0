import { getHeapStatistics } from 'node:v8';
import { setBasePath } from '@showroom/contracts/base-path';
import { loggedMessage } from '@showroom/contracts/http/logged-error';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { frozen } from '@showroom/shared-ui/frozen';
import { cachedAnswers } from './cached-answers';
import { CachedParts } from './cached-parts';
import { takeLink } from './link';
import { PageStylesheets } from './page-styles';
import type { Head, Output, PagePiece, RenderRequest, ToWorker } from './protocol';
import { renderPage } from './render-page';
import type { World } from './request-context';
import { logConsole } from './worker-console';
import { WorkerRemotes } from './worker-remotes';

const { stdout } = process;
logConsole((line) => void stdout.write(line));
// Before any code of a remote: what it could reach is gone by then.
const { send, receive, start: started } = takeLink();
const start = await started;
setBasePath(start.siteOrigin);
const remotes = new WorkerRemotes(start, send);
const defaults = frozen(mergeSettings([]).settings);
const settingsByMarket = new Map<string, Settings>();
const running = new Map<number, { readonly controller: AbortController; room: (() => void) | undefined }>();
const answers = cachedAnswers();
const parts = new CachedParts();
const sheets = new PageStylesheets();

async function answer(request: RenderRequest): Promise<void> {
  const run: { controller: AbortController; room: (() => void) | undefined } = {
    controller: new AbortController(),
    room: undefined,
  };
  running.set(request.id, run);
  const { id } = request;
  let first: { readonly head?: Head } = {};
  function sendPiece(piece: Omit<PagePiece, 'type' | 'id'>): void {
    send({ type: 'piece', id, ...first, ...piece });
    first = {};
  }
  const out: Output = {
    head(head) {
      first = { head };
    },
    write(bytes) {
      // One piece under way at a time: the main thread says when the visitor's connection has taken
      // it.
      const taken = new Promise<void>((resolve) => {
        run.room = resolve;
      });
      sendPiece({ bytes });
      return taken;
    },
    end: (end, bytes) => sendPiece({ ...end, ...(bytes && { bytes }) }),
  };
  await remotes.withRemotes(request, run.controller.signal, (page) =>
    renderPage({ ...world(request), remotes: page }, request, out, run.controller.signal),
  );
}

function world(request: RenderRequest): Omit<World, 'remotes'> {
  const settings = settingsByMarket.get(request.market) ?? defaults;
  return { apiUrl: start.apiUrl, siteOrigin: start.siteOrigin, entry: start.entry, settings, answers, parts, sheets };
}

/**
 * What is open is tried with a copy of a request that had to do without it; nobody sees the page.
 */
async function probe(request: RenderRequest): Promise<void> {
  const nowhere: Output = { head: () => undefined, write: async () => undefined, end: () => undefined };
  const { signal } = new AbortController();
  await remotes.withProbe(request, (page) =>
    renderPage({ ...world(request), remotes: page }, request, nowhere, signal),
  );
}

function reportFailed(request: RenderRequest, error: unknown): void {
  console.error(`While answering with a page of ${request.market}:`, error);
  send({ type: 'failed', id: request.id, message: loggedMessage(error) });
}

remotes.onProbeDue = (request) => void probe(request);

function obey(message: ToWorker): void {
  switch (message.type) {
    case 'start':
      return;
    case 'render':
      answer(message.request)
        .catch((error: unknown) => {
          if (!running.get(message.request.id)?.controller.signal.aborted) reportFailed(message.request, error);
        })
        .finally(() => running.delete(message.request.id));
      return;
    case 'abort':
      running.get(message.id)?.controller.abort(new Error('The visitor left'));
      running.get(message.id)?.room?.();
      return;
    case 'ack':
      running.get(message.id)?.room?.();
      return;
    case 'settings':
      settingsByMarket.set(message.market, frozen(message.settings));
      parts.invalidate();
      return;
    case 'forget':
      answers.invalidate();
      parts.invalidate();
      return;
    case 'code':
      void remotes.provide(message.code);
      return;
    case 'rest':
      parts.invalidate();
      void remotes.setOpen(message.release, message.rests);
      return;
    case 'ping': {
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      send({ type: 'pong', heap: { used, limit } });
    }
  }
}

receive(obey);
await remotes.warm();
send({ type: 'ready' });
