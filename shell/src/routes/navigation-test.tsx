import { Heading } from '@showroom/shared-ui/heading';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from '@showroom/shared-ui/router';
import type { ShellContext } from '../page/context';
import { FallbackFooter, FallbackNavigation } from '../page/fallbacks';
import { isRootData, type RootData } from '../page/RootLayout';
import { Slot } from '../page/Slot';
import { unlisted } from './message-pages';
import { lightRootData, rootLoader } from './root-data';

/**
 * `/lrdx-navigation-test`: every navigation that this market has, one above the other, for those
 * who make them.
 */
export function navigationTest(shell: ShellContext): RouteObject {
  return {
    id: 'navigation-test',
    path: 'lrdx-navigation-test',
    loader: (args: LoaderFunctionArgs): Promise<RootData> => rootLoader(shell)(args),
    Component: NavigationTest,
    handle: { ...unlisted('Navigation test'), layout: 'plain', private: true, forBrowser: lightRootData },
  };
}

function NavigationTest() {
  const data: unknown = useLoaderData();
  if (!isRootData(data)) return null;
  return (
    <div className="message-page">
      <Heading level={1} size="l">
        Navigation test
      </Heading>
      <h2>The navigation of this market</h2>
      <Slot name="navigation" view={data.navigation} fallback={<FallbackNavigation />} />
      <h2>Its fallback</h2>
      <FallbackNavigation />
      <h2>The footer of this market</h2>
      <Slot name="footer" view={data.footer} fallback={<FallbackFooter />} />
    </div>
  );
}
