import { type Bus, createBus } from '@showroom/contracts/bus';
import type { Client } from '@showroom/contracts/client/client';
import { MARKETS } from '@showroom/contracts/markets';
import { mergeSettings, SETTINGS } from '@showroom/contracts/settings/settings';
import type { FakeAnswer } from '@showroom/shared-ui/fake-client';
import type { Platform } from '@showroom/shared-ui/platform';

/** What a remote was seen to use: events as `name@version`, settings by their key. */
export interface Used {
  readonly events: readonly string[];
  readonly settings: readonly string[];
}

export interface WatchedPlatform {
  readonly platform: Platform;
  used(): Used;
}

/**
 * `src/harness.ts` of a remote: what its workshop page shows while no API runs, and the gate too.
 */
export interface Harness {
  readonly answers?: readonly FakeAnswer[];
  /** Settings that its examples need, where the defaults are not enough. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Addresses under its mounts beside the mounts themselves. */
  readonly addresses?: readonly string[];
}

/**
 * A platform as the site gives it, with a remote's own example answers in the place of the API; it
 * notes what is used of it.
 */
export function watchedPlatform(
  side: 'server' | 'browser',
  { answers = [], settings: own = {} }: Harness,
  report: (problem: string) => void,
): WatchedPlatform {
  const events = new Set<string>();
  const read = new Set<string>();
  const { settings } = mergeSettings(Object.entries(own).map(([key, value]) => ({ key, value })));
  const bus = createBus({ report: (message, cause) => report(`${message}: ${cause}`) });
  return {
    used: () => ({ events: [...events].sort(), settings: [...read].sort() }),
    platform: {
      market: MARKETS.international,
      locale: MARKETS.international.locales[0],
      client: answering(answers),
      bus: noting(bus, events),
      settings: {
        get(key) {
          read.add(key);
          const found = SETTINGS.find((one) => one.key === key);
          if (!found) throw new Error(`there is no setting ${key}`);
          if (side === 'browser' && found.audience !== 'public') throw new Error(`${key} does not travel to browsers`);
          return settings[key];
        },
        subscribe: () => () => undefined,
      },
    },
  };
}

function noting(bus: Bus, events: Set<string>): Bus {
  const note = ({ name, version }: { readonly name: string; readonly version: number }) =>
    events.add(`${name}@${version}`);
  return {
    emit(event, detail) {
      note(event);
      bus.emit(event, detail);
    },
    on(event, listener) {
      note(event);
      return bus.on(event, listener);
    },
  };
}

/** Knows a call by its method and path, for a build brings a copy of each declaration. */
function answering(answers: readonly FakeAnswer[]): Client {
  return {
    async send(call, input) {
      const found = answers.findLast((one) => one.call.method === call.method && one.call.path === call.path);
      if (!found) throw new Error(`src/harness.ts has no answer to ${call.method} ${call.path}`);
      const answered = await found.answer(input);
      if (answered instanceof Error) throw answered;
      return call.answer.parse(answered);
    },
  };
}
