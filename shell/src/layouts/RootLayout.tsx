import { matchesPath } from '@showroom/shared-ui/path-pattern';
import { useSetting } from '@showroom/shared-ui/platform';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
} from '@showroom/shared-ui/router';
import type { ReactNode } from 'react';
import { PageHead } from '../page/PageHead';
import { Slot } from '../slots/Slot';
import type { SlotView } from '../slots/slot-view';
import { FallbackFooter, FallbackNavigation } from './fallbacks';
import { useShellTexts } from './texts';
import { useFocusAfterNavigation } from './use-focus-after-navigation';
import './RootLayout.css';

export interface RootData {
  readonly navigation: SlotView;
  readonly footer: SlotView;
}

export function isRootData(value: unknown): value is RootData {
  return typeof value === 'object' && value !== null && 'navigation' in value && 'footer' in value;
}

/** `plain` is the page alone; `site` puts the navigation above and the footer below it. */
export type LayoutName = 'plain' | 'site';

function useLayoutName(): LayoutName {
  const handles = useMatches().map(({ handle }) => handle);
  const plain = handles.some(
    (handle) => typeof handle === 'object' && handle !== null && Reflect.get(handle, 'layout') === 'plain',
  );
  return plain ? 'plain' : 'site';
}

/** What stands around every page. */
export function RootLayout() {
  const data: unknown = useLoaderData();
  const layout = useLayoutName();
  useFocusAfterNavigation();
  const page = (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
  return (
    <>
      <PageHead />
      <Progress />
      {layout === 'plain' || !isRootData(data) ? page : <SiteLayout data={data}>{page}</SiteLayout>}
      <ScrollRestoration getKey={({ pathname, key }) => (key === 'default' ? pathname : key)} />
    </>
  );
}

function SiteLayout({ data, children }: { readonly data: RootData; readonly children: ReactNode }) {
  const texts = useShellTexts();
  const { pathname } = useLocation();
  const hidden = useSetting('navigation.disabled_on_pages').some((pattern) => matchesPath(pattern, pathname));
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      {!hidden && <Slot name="navigation" view={data.navigation} fallback={<FallbackNavigation />} />}
      {children}
      <Slot name="footer" view={data.footer} fallback={<FallbackFooter />} />
    </>
  );
}

/**
 * A thin line while the next page is on its way; it shows after a moment, so that quick pages do
 * not flash.
 */
function Progress() {
  const { state } = useNavigation();
  return <div className="progress" data-busy={state !== 'idle' || undefined} aria-hidden="true" />;
}
