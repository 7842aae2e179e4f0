import type { Role } from '@showroom/contracts/entities/role';
import { Button } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import './EditorFrame.css';

/** Who may open a page, as the calls say whose answers it shows. */
const EDITORS: readonly Role[] = ['editor', 'market_manager', 'admin'];
/** All but those who look after leads alone. */
const WRITERS: readonly Role[] = ['translator', ...EDITORS];
const MANAGERS: readonly Role[] = ['market_manager', 'admin'];
const FORMS: readonly Role[] = ['lead_manager', ...EDITORS];
const LEADS: readonly Role[] = ['lead_manager', ...MANAGERS];
const ADMINS: readonly Role[] = ['admin'];

const PLACES = [
  { id: 'pages', label: 'Pages', href: '/cms', roles: WRITERS },
  { id: 'media', label: 'Media', href: '/cms/media', roles: WRITERS },
  { id: 'forms', label: 'Forms', href: '/cms/forms', roles: FORMS },
  { id: 'settings', label: 'Settings', href: '/admin', roles: WRITERS },
  { id: 'orders', label: 'Orders', href: '/admin/orders', roles: EDITORS },
  { id: 'holds', label: 'Held vehicles', href: '/admin/holds', roles: EDITORS },
  { id: 'leads', label: 'Leads', href: '/admin/leads', roles: LEADS },
  { id: 'locations', label: 'Locations', href: '/admin/locations', roles: MANAGERS },
  { id: 'feeds', label: 'Feeds', href: '/admin/feeds', roles: EDITORS },
  { id: 'releases', label: 'Releases', href: '/admin/releases', roles: EDITORS },
  { id: 'navigation', label: 'Navigation', href: '/admin/navigation', roles: MANAGERS },
  { id: 'redirects', label: 'Redirects', href: '/admin/redirects', roles: MANAGERS },
  { id: 'metaheads', label: 'Metaheads', href: '/admin/metaheads', roles: ADMINS },
  { id: 'dealers', label: 'Dealers', href: '/admin/dealers', roles: ADMINS },
  { id: 'log', label: 'Log', href: '/admin/content-log', roles: MANAGERS },
] as const;

interface EditorFrameProps {
  /** Undefined where the page could not be loaded. */
  readonly place?: (typeof PLACES)[number]['id'] | undefined;
  readonly children: ReactNode;
}

/**
 * What stands around every page of the editor: the market, where one is, who is signed in and the
 * way out. The editor speaks English in every market.
 */
export function EditorFrame({ place, children }: EditorFrameProps) {
  const { market, person } = usePlatform();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the bar is longer than the window: where one is stands in sight.
  useEffect(() => {
    const { current } = nav;
    const here = current?.querySelector<HTMLElement>('[aria-current]');
    if (current && here) current.scrollLeft = here.offsetLeft - current.offsetLeft - current.clientWidth / 3;
  }, []);
  return (
    <Container wide className="editor-frame" lang="en" dir="ltr">
      <div className="editor-frame-head">
        <nav ref={nav} aria-label="Editor" className="editor-frame-nav">
          <strong>{market.name}</strong>
          {PLACES.filter(({ roles }) => roles.some((role) => person?.roles.includes(role))).map(
            ({ id, label, href }) => (
              <SiteLink key={id} href={href} look="standalone" aria-current={id === place ? 'page' : undefined}>
                {label}
              </SiteLink>
            ),
          )}
        </nav>
        {person && (
          <form method="post" action="/auth/logout" className="editor-frame-person">
            <span>
              Signed in as <strong>{person.name}</strong>
            </span>
            <Button type="submit" kind="tertiary">
              Sign out
            </Button>
          </form>
        )}
      </div>
      {children}
    </Container>
  );
}
