import { Writable } from 'node:stream';
import { partOf } from '@showroom/contracts/schema/part-of';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@showroom/shared-ui/router-server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { FilledCase } from './tree';
import { routesOf } from './tree';

const DEADLINE = 10_000;

export interface Rendered {
  readonly html: string;
  /**
   * Loader data of routes, by their ids; undefined when the address answers without a page, as a
   * redirect does.
   */
  readonly loaderData: unknown;
}

/**
 * The whole HTML of a case as the server sends it; what is thrown while rendering is thrown here.
 */
export async function renderOnServer(filled: FilledCase): Promise<Rendered | undefined> {
  const handler = createStaticHandler(routesOf(filled));
  const context = await handler.query(new Request(filled.case.address, { signal: AbortSignal.timeout(DEADLINE) }));
  if (context instanceof Response) return undefined;
  const [failure] = Object.values(context.errors ?? {});
  if (failure !== undefined) {
    if (isAnswer(failure)) return undefined;
    throw failure;
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await htmlOf(
    <PlatformProvider value={filled.platform}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PlatformProvider>,
  );
  return { html, loaderData: context.loaderData };
}

/** A 404 and the like are answers; what has no status, or one of 500 and more, is a failure. */
function isAnswer(failure: unknown): boolean {
  const status = partOf(failure, 'status');
  return typeof status === 'number' && status < 500;
}

function htmlOf(element: ReactNode): Promise<string> {
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
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onError: reject,
      onShellError: reject,
    });
    const timer = setTimeout(() => abort(new Error(`it was not rendered after ${DEADLINE / 1000} s`)), DEADLINE);
  });
}
