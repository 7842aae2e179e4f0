import type { Bus, BusEvent } from '@showroom/contracts/bus';
import type { Remotes } from '../federation/remotes';
import type { Notebook } from './notebook';

/** The bus as it was, with a note of everything that passes. */
export function watchedBus(bus: Bus, notebook: Notebook, now: () => number): Bus {
  const labelOf = ({ name, version }: BusEvent) => `${name}@${version}`;
  return {
    emit(event, detail) {
      const parsed = event.detail.safeParse(detail);
      notebook.noteEvent({
        at: now(),
        event: labelOf(event),
        kind: parsed.success ? 'sent' : 'dropped',
        text: parsed.success ? JSON.stringify(parsed.data) : `breaks its schema: ${parsed.error.message}`,
      });
      bus.emit(event, detail);
    },
    on(event, listener) {
      let isComing = true;
      const stop = bus.on(event, (detail) => {
        if (isComing) {
          notebook.noteEvent({ at: now(), event: labelOf(event), kind: 'replayed', text: JSON.stringify(detail) });
        }
        listener(detail);
      });
      isComing = false;
      return stop;
    },
  };
}

/** The remotes as they were, with a note of how long each expose took to come. */
export function watchedRemotes(remotes: Remotes, notebook: Notebook, now: () => number): Remotes {
  const known = new Set<Promise<unknown>>();
  return {
    ...remotes,
    load(remote, expose) {
      const from = now();
      const loading = remotes.load(remote, expose);
      // The same promise again is no new load.
      if (known.has(loading)) return loading;
      known.add(loading);
      const note = (failure?: string) =>
        notebook.noteLoad({ remote, expose, ms: Math.round(now() - from), ...(failure && { failure }) });
      loading.then(
        () => note(),
        (cause: unknown) => note(cause instanceof Error ? cause.message : String(cause)),
      );
      return loading;
    },
  };
}
