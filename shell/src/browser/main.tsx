import './public-path';
import '@showroom/shared-ui/styles.css';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { RouterProvider } from '@showroom/shared-ui/router';
import { type ErrorInfo, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { usePageArrival, watchPresses } from '../federation/deferred';
import { ShellProvider } from '../page/context';
import { Document } from '../page/Document';
import { followLinks } from './follow-links';
import { loadPageState } from './load-state';
import { createPageContext } from './page-context';
import { createPageRouter } from './page-router';
import { createReports, watchPage } from './reports';
import { guardSinks } from './trusted-types';

/** Milliseconds after the page has loaded. */
const CALM_AFTER = 500;

const { state, text } = loadPageState();
const reports = createReports();
watchPage(reports);
const context = createPageContext(state, reports);
guardSinks(context.platform.settings);
// A build for visitors has nothing of it.
const shell =
  process.env.NODE_ENV === 'production' ? context : (await import('../development/page')).withOverlay(context, state);
const router = await createPageRouter(shell, state);
followLinks(router, state.basename, shell.platform.market);

watchPresses();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document locale={state.locale} theme={shell.platform.settings.get('app.theme')} state={text} nonce={undefined}>
        <ShellProvider value={shell}>
          <PlatformProvider value={shell.platform}>
            <Hydrated>
              <RouterProvider router={router} onError={(error) => reports.trouble('render', error)} />
            </Hydrated>
          </PlatformProvider>
        </ShellProvider>
      </Document>
    </StrictMode>,
    {
      onRecoverableError: reportRecoverable,
      onCaughtError(error, { componentStack }) {
        reports.trouble('render', error, componentStack);
        console.error(error);
      },
    },
  );
});
if (document.readyState === 'complete') begin();
else window.addEventListener('load', begin, { once: true });

/** Tells measurements when React had taken over the page. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  usePageArrival();
  useEffect(() => void performance.mark('hydrated'), []);
  return children;
}

/**
 * A place that the server gave up is rendered anew by the browser: designed, so no error of the
 * page.
 */
function reportRecoverable(error: unknown, { componentStack }: ErrorInfo): void {
  reports.trouble('hydration', error, componentStack);
  console.info('Rendered again in the browser:', error);
}

/** What nobody waits for comes after everything that shows the page. */
function begin(): void {
  setTimeout(() => {
    import(/* webpackChunkName: "after-load" */ './after-load')
      .then(({ afterLoad }) => afterLoad({ shell, state, reports }))
      .catch((cause: unknown) => console.info('This page reports or prefetches nothing:', cause));
  }, CALM_AFTER);
}
