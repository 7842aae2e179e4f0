import { confine } from './confine';
import type { FromWorker, ToWorker, WorkerStart } from './protocol';

/** What connects a render worker with the site. */
export interface Link {
  readonly send: (message: FromWorker) => void;
  /** Hands on what came, and what comes; once. */
  readonly receive: (listener: (message: ToWorker) => void) => void;
  readonly start: Promise<WorkerStart>;
}

/**
 * Takes the way to the site out of the reach of everybody else, and the process's rights with it.
 */
export function takeLink(): Link {
  const { process } = globalThis;
  const toSite = process.send?.bind(process);
  if (!toSite) throw new Error('render/worker runs in a process that the site started');
  const end = process.exit.bind(process);
  let listener: (message: ToWorker) => void = (message) => void early.push(message);
  const early: ToWorker[] = [];
  const start = new Promise<WorkerStart>((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message.type === 'start') {
        confine(message.start.apiUrl);
        resolve(message.start);
      } else listener(message);
    });
  });
  process.on('disconnect', () => end());
  // A promise that nobody waits for, or a timer, of one remote shall not cost the others their
  // pages.
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error: unknown) => console.error('Nobody caught:', error));
  return {
    // A site that is gone hears nothing more.
    send: (message) => void toSite(message, undefined, undefined, () => undefined),
    receive(take) {
      listener = take;
      for (const message of early) take(message);
    },
    start,
  };
}
