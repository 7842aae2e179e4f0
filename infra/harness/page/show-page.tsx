import { type Platform, PlatformProvider } from '@showroom/shared-ui/platform';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@showroom/shared-ui/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Choice } from './choice';
import { ChoiceProvider } from './choice-context';
import { Failed, Frame } from './Frame';

/** Shows routes inside the frame of a harness page, in the chosen language, direction and theme. */
export function showPage(title: string, choice: Choice, platform: Platform, children: RouteObject[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  document.title = title;
  document.documentElement.lang = choice.locale;
  document.documentElement.dir = choice.direction;
  document.documentElement.className = choice.theme === 'all' ? 'white-theme' : choice.theme;
  const router = createBrowserRouter([
    {
      id: 'harness',
      element: <Frame title={title} />,
      HydrateFallback: Nothing,
      children: [{ id: 'harness/failed', ErrorBoundary: Failed, children }],
    },
  ]);
  createRoot(root).render(
    <StrictMode>
      <ChoiceProvider value={choice}>
        <PlatformProvider value={platform}>
          <RouterProvider router={router} />
        </PlatformProvider>
      </ChoiceProvider>
    </StrictMode>,
  );
}

/** While the first loaders run. */
function Nothing() {
  return null;
}
