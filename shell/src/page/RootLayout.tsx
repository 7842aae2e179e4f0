import { matchesPath } from '@showroom/shared-ui/path-pattern';
import { useSetting } from '@showroom/shared-ui/platform';
import { Outlet, useLoaderData, useLocation, useMatches } from '@showroom/shared-ui/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import { FallbackFooter, FallbackNavigation } from './fallbacks';
import { Late } from './Late';
import { LateConsent } from './LateConsent';
import { PageHead } from './PageHead';
import { Progress } from './Progress';
import { ScrollPosition } from './ScrollPosition';
import { Slot } from './Slot';
import type { SlotView } from './slot-view';
import { useShellTexts } from './texts';
import { useMetaheads } from './use-metaheads';
import '@showroom/shared-ui/dialog.css';
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
    (handle) => typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'plain',
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
      {layout === 'site' && <LateConsent />}
      <Metaheads />
      <Progress />
      {layout === 'plain' || !isRootData(data) ? page : <SiteLayout data={data}>{page}</SiteLayout>}
      <Late isSite={layout === 'site'} />
      <ScrollPosition />
    </>
  );
}

/**
 * Apart from the layout: slots and blocks whose code is still put off would lose their HTML if a
 * visitor's choice rendered the layout again.
 */
function Metaheads() {
  useMetaheads();
  return null;
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
      {!hidden && <Breadcrumbs />}
      {children}
      <Slot name="footer" view={data.footer} fallback={<FallbackFooter />} />
    </>
  );
}

/**
 * The link or button that led to another page is gone with its page, and the focus with it: whoever
 * works by keyboard or hears the page goes on at the new page's heading. A focus that stands (a
 * link of the navigation, a dialog, a field) stays.
 */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const page = document.querySelector<HTMLElement>('#content');
    const heading = page?.querySelector<HTMLElement>('h1') ?? page;
    if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
    // Where the page stands on the screen is the scroll restoration's.
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
