import '@showroom/shared-ui/styles.css';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { RouterProvider } from '@showroom/shared-ui/router';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ShellProvider } from '../context';
import { Document } from '../render/Document';
import { followLinks } from './follow-links';
import { createPageContext } from './page-context';
import { createPageRouter } from './page-router';
import { readPageState } from './read-state';

const { state, text } = readPageState();
const context = createPageContext(state);
// A build for visitors has nothing of it.
const shell =
  process.env.NODE_ENV === 'production' ? context : (await import('../development/page')).withOverlay(context, state);
const router = await createPageRouter(shell, state);
followLinks(router, state.basename, shell.platform.market);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document
        locale={state.locale}
        theme={shell.platform.settings.get('app.theme')}
        state={text}
        style={{ url: '', text: '' }}
        scripts={[]}
        fonts={[]}
        nonce={undefined}
      >
        <ShellProvider value={shell}>
          <PlatformProvider value={shell.platform}>
            <Hydrated>
              <RouterProvider router={router} />
            </Hydrated>
          </PlatformProvider>
        </ShellProvider>
      </Document>
    </StrictMode>,
    { onRecoverableError: reportRecoverable },
  );
});

/** Tells measurements when React had taken over the page. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => void performance.mark('hydrated'), []);
  return children;
}

/** A place that the server gave up is rendered anew by the browser: designed, so no error of the page. */
function reportRecoverable(error: unknown): void {
  console.info('Rendered again in the browser:', error);
}
