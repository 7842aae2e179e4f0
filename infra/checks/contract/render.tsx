import { Writable } from 'node:stream';
import { createBus } from '@showroom/contracts/bus';
import type { Client } from '@showroom/contracts/client/client';
import { MARKETS } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import type { FakeAnswer } from '@showroom/shared-ui/fake-client';
import { type Platform, PlatformProvider } from '@showroom/shared-ui/platform';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@showroom/shared-ui/router-server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A platform as a request of the site has it, with a remote's own example answers in the place of the API. */
export function contractPlatform(answers: readonly FakeAnswer[]): Platform {
  const { settings } = mergeSettings([]);
  return {
    market: MARKETS.international,
    locale: MARKETS.international.locales[0],
    client: answering(answers),
    bus: createBus({
      report(message, cause) {
        throw new Error(message, { cause });
      },
    }),
    settings: { get: (key) => settings[key], subscribe: () => () => undefined },
  };
}

/** Knows a call by its method and path, for a build brings a copy of each declaration. */
function answering(answers: readonly FakeAnswer[]): Client {
  return {
    async send(call, input) {
      const found = answers.findLast((one) => one.call.method === call.method && one.call.path === call.path);
      if (!found) throw new Error(`src/harness.ts has no answer to ${call.method} ${call.path}`);
      return call.answer.parse(await found.answer(input));
    },
  };
}

/** The whole HTML of an element as the server sends it; what is thrown while rendering is thrown here. */
export async function renderOnServer(element: ReactNode, platform: Platform): Promise<string> {
  const handler = createStaticHandler([{ id: 'contract', path: '*', element }]);
  const context = await handler.query(new Request('http://site.test/'));
  if (context instanceof Response) throw new Error('A redirect instead of a page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(bytes: Buffer, _encoding, done) {
        html += bytes.toString();
        done();
      },
      final(done) {
        done();
        resolve(html);
      },
    });
    const { pipe } = renderToPipeableStream(
      <PlatformProvider value={platform}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PlatformProvider>,
      { onAllReady: () => pipe(sink), onError: reject, onShellError: reject },
    );
  });
}
