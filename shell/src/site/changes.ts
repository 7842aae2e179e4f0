import { setTimeout as pause } from 'node:timers/promises';
import { type Change, change } from '@showroom/contracts/calls/site';

interface ChangesOptions {
  readonly apiUrl: string;
  readonly siteToken: string;
  readonly onChange: (change: Change) => void;
  /**
   * Called after every connection that was not made at the first try: what changed meanwhile is
   * unknown.
   */
  readonly onGap: () => void;
  readonly log: (message: string) => void;
}

const LONGEST_WAIT = 5000;

/** Listens to the API's stream of changes for as long as the site runs. Returns the way to stop. */
export function followChanges(options: ChangesOptions): () => void {
  const stop = new AbortController();
  void follow(options, stop.signal);
  return () => stop.abort();
}

async function follow(options: ChangesOptions, stopped: AbortSignal): Promise<void> {
  let missed = false;
  for (let wait = 250; !stopped.aborted; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    try {
      const response = await fetch(`${options.apiUrl}/internal/changes`, {
        headers: { 'x-site-token': options.siteToken, accept: 'text/event-stream' },
        signal: stopped,
      });
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
      if (missed) options.onGap();
      wait = 250;
      await readEvents(response.body, options.onChange);
      throw new Error('the API ended it');
    } catch (error) {
      if (stopped.aborted) return;
      options.log(`The stream of changes broke: ${error instanceof Error ? error.message : error}`);
    }
    missed = true;
    await pause(wait, undefined, { signal: stopped }).catch(() => undefined);
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, onChange: ChangesOptions['onChange']): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((text) => text.startsWith('data:'))) {
      const parsed = change.safeParse(JSON.parse(line.slice(5)));
      if (parsed.success) onChange(parsed.data);
    }
  }
}
