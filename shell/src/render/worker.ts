import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { frozen } from '@showroom/shared-ui/frozen';
import { keptAnswers } from './kept-answers';
import { KeptParts } from './kept-parts';
import type { FromWorker, Head, Output, PagePiece, RenderRequest, ToWorker, WorkerStart } from './protocol';
import { renderPage } from './render-page';
import { WorkerRemotes } from './worker-remotes';
import type { World } from './world';

const start: WorkerStart = workerData;
const port = parentPort;
if (!port) throw new Error('render/worker runs in a worker thread');

const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
const remotes = new WorkerRemotes(start, send);
const defaults = frozen(mergeSettings([]).settings);
const settingsByMarket = new Map<string, Settings>();
const running = new Map<number, { readonly controller: AbortController; room: (() => void) | undefined }>();
const answers = keptAnswers();
const parts = new KeptParts();

async function answer(request: RenderRequest): Promise<void> {
  const run: { controller: AbortController; room: (() => void) | undefined } = {
    controller: new AbortController(),
    room: undefined,
  };
  running.set(request.id, run);
  const { id } = request;
  let first: { readonly head?: Head } = {};
  function sendPiece(piece: Omit<PagePiece, 'type' | 'id'>, transfer?: ArrayBuffer[]): void {
    send({ type: 'piece', id, ...first, ...piece }, transfer);
    first = {};
  }
  const out: Output = {
    head(head) {
      first = { head };
    },
    write(bytes) {
      // One piece under way at a time: the main thread says when the visitor's connection has taken it.
      const taken = new Promise<void>((resolve) => {
        run.room = resolve;
      });
      sendPiece({ bytes }, [bytes.buffer]);
      return taken;
    },
    end: (isWhole, bytes) => sendPiece({ isWhole, ...(bytes && { bytes }) }, bytes && [bytes.buffer]),
  };
  await remotes.withRemotes(request, run.controller.signal, (page) =>
    renderPage({ ...world(request), remotes: page }, request, out, run.controller.signal),
  );
}

function world(request: RenderRequest): Omit<World, 'remotes'> {
  const settings = settingsByMarket.get(request.market) ?? defaults;
  return { apiUrl: start.apiUrl, siteOrigin: start.siteOrigin, entry: start.entry, settings, answers, parts };
}

/** What rests is tried with a copy of a request that had to do without it; nobody sees the page. */
async function probe(request: RenderRequest): Promise<void> {
  const nowhere: Output = { head: () => undefined, write: async () => undefined, end: () => undefined };
  const { signal } = new AbortController();
  await remotes.withProbe(request, (page) =>
    renderPage({ ...world(request), remotes: page }, request, nowhere, signal),
  );
}

function tellFailed(request: RenderRequest, error: unknown): void {
  console.error(`While answering ${request.url}:`, error);
  send({ type: 'failed', id: request.id, message: error instanceof Error ? error.message : String(error) });
}

remotes.onProbeDue = (request) => void probe(request);

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'render':
      answer(message.request)
        .catch((error: unknown) => {
          if (!running.get(message.request.id)?.controller.signal.aborted) tellFailed(message.request, error);
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
      parts.forget();
      return;
    case 'forget':
      answers.forget();
      parts.forget();
      return;
    case 'code':
      void remotes.provide(message.code);
      return;
    case 'ping': {
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      send({ type: 'pong', heap: { used, limit } });
    }
  }
});

await remotes.warm();
send({ type: 'ready' });
