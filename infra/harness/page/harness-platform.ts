import { createBus } from '@showroom/contracts/bus';
import { listSettings } from '@showroom/contracts/calls/content';
import type { Client } from '@showroom/contracts/client/client';
import { createClient } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { type FakeAnswer, fakeClient } from '@showroom/shared-ui/fake-client';
import type { Platform } from '@showroom/shared-ui/platform';
import type { Choice } from './choice';

/** Without an API, and for calls of signed-in people, a harness shows examples. */
function needsExamples(error: unknown): boolean {
  return error instanceof ShowroomError && (error.status >= 500 || error.status === 401);
}

/** Asks the API and falls back to the examples of the remote. */
function clientOver(answers: readonly FakeAnswer[]): Client {
  const real = createClient({ baseUrl: `${window.location.origin}/platform`, deadline: 4000, retries: 0 });
  const examples = fakeClient(...answers);
  return {
    async send(call, input, options) {
      try {
        return await real.send(call, input, options);
      } catch (error) {
        if (!needsExamples(error) || !answers.some((answer) => answer.call === call)) throw error;
        return examples.send(call, input, options);
      }
    },
  };
}

async function readSettings(client: Client, { market }: Choice) {
  const stored = await client.send(listSettings, { query: { market: market.code } }).catch(() => ({ data: [] }));
  return mergeSettings(stored.data.map(({ attributes }) => attributes)).settings;
}

/** What the shell gives to a remote, made for a page without a shell. `live` asks the API first. */
export async function harnessPlatform(
  choice: Choice,
  answers: readonly FakeAnswer[],
  live: boolean,
): Promise<Platform> {
  const client = live ? clientOver(answers) : fakeClient(...answers);
  const settings = live ? await readSettings(client, choice) : mergeSettings([]).settings;
  return {
    market: choice.market,
    locale: choice.locale,
    client,
    bus: createBus({ report: (message, cause) => console.error(message, cause) }),
    settings: { get: (key) => settings[key], subscribe: () => () => undefined },
  };
}
