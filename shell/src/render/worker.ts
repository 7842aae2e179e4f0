import { parentPort, workerData } from 'node:worker_threads';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { createServerRemotes, type ServerRemotes } from '../federation/server-remotes';
import { keptAnswers } from './kept-answers';
import type { FromWorker, Output, RenderRequest, ToWorker, WorkerStart } from './protocol';
import { renderPage } from './render-page';

const start: WorkerStart = workerData;
const port = parentPort;
if (!port) throw new Error('render/worker runs in a worker thread');

const remotesByMarket = new Map<string, ServerRemotes>();
for (const [market, composition] of Object.entries(start.compositions)) {
  remotesByMarket.set(market, createServerRemotes(composition));
}
const defaults = mergeSettings([]).settings;
const settingsByMarket = new Map<string, Settings>();
const running = new Map<number, { readonly controller: AbortController; room: (() => void) | undefined }>();

const answers = keptAnswers();

const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function answer(request: RenderRequest): Promise<void> {
  const remotes = remotesByMarket.get(request.market);
  if (!remotes) throw new Error(`No composition for ${request.market}`);
  const run: { controller: AbortController; room: (() => void) | undefined } = {
    controller: new AbortController(),
    room: undefined,
  };
  running.set(request.id, run);
  const out: Output = {
    head: (head) => send({ type: 'head', id: request.id, head }),
    write(bytes) {
      // One piece under way at a time: the main thread says when the visitor's connection has taken it.
      const taken = new Promise<void>((resolve) => {
        run.room = resolve;
      });
      send({ type: 'chunk', id: request.id, bytes }, [bytes.buffer]);
      return taken;
    },
    end: (isWhole) => send({ type: 'end', id: request.id, isWhole }),
  };
  const world = {
    remotes,
    apiUrl: start.apiUrl,
    entry: start.entry,
    settings: settingsByMarket.get(request.market) ?? defaults,
    answers,
  };
  await renderPage(world, request, out, run.controller.signal);
}

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'render':
      answer(message.request)
        .catch((error: unknown) => {
          console.error(`While answering ${message.request.url}:`, error);
          send({
            type: 'failed',
            id: message.request.id,
            message: error instanceof Error ? error.message : String(error),
          });
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
      settingsByMarket.set(message.market, message.settings);
      return;
    case 'forget':
      answers.forget();
      return;
    case 'ping':
      send({ type: 'pong' });
  }
});

await Promise.all([...remotesByMarket.values()].map((remotes) => remotes.warm()));
send({ type: 'ready' });
