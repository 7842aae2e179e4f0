import { withBasePath } from '@showroom/contracts/base-path';
import type { Role } from '@showroom/contracts/entities/role';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import frameMessages from './messages/en.json';
import { useMarketName } from './use-market-name';
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
  { id: 'pages', href: '/cms', roles: WRITERS },
  { id: 'media', href: '/cms/media', roles: WRITERS },
  { id: 'forms', href: '/cms/forms', roles: FORMS },
  { id: 'settings', href: '/admin', roles: WRITERS },
  { id: 'orders', href: '/admin/orders', roles: EDITORS },
  { id: 'holds', href: '/admin/holds', roles: EDITORS },
  { id: 'leads', href: '/admin/leads', roles: LEADS },
  { id: 'locations', href: '/admin/locations', roles: MANAGERS },
  { id: 'feeds', href: '/admin/feeds', roles: EDITORS },
  { id: 'releases', href: '/admin/releases', roles: EDITORS },
  { id: 'navigation', href: '/admin/navigation', roles: MANAGERS },
  { id: 'redirects', href: '/admin/redirects', roles: MANAGERS },
  { id: 'metaheads', href: '/admin/metaheads', roles: ADMINS },
  { id: 'dealers', href: '/admin/dealers', roles: ADMINS },
  { id: 'log', href: '/admin/content-log', roles: MANAGERS },
] as const;

interface EditorFrameProps {
  /** Undefined where the page could not be loaded. */
  readonly place?: (typeof PLACES)[number]['id'] | undefined;
  readonly children: ReactNode;
}

/**
 * What stands around every page of the editor: the market, where one is, who is signed in and the
 * way out.
 */
export function EditorFrame({ place, children }: EditorFrameProps) {
  const { person } = usePlatform();
  return (
    <Container wide className="editor-frame">
      <div className="editor-frame-head">
        <Places place={place} />
        {person && <SignedIn name={person.name} />}
      </div>
      {children}
    </Container>
  );
}

function Places({ place }: Pick<EditorFrameProps, 'place'>) {
  const marketName = useMarketName();
  const { person } = usePlatform();
  const texts = useMessages(frameMessages);
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the bar is longer than the window: where one is stands in sight.
  useEffect(() => {
    const { current } = nav;
    const here = current?.querySelector('[aria-current]');
    if (!current || !here) return;
    const distance = here.getBoundingClientRect().left - current.getBoundingClientRect().left;
    current.scrollLeft += distance - current.clientWidth / 3;
  }, []);
  const open = PLACES.filter(({ roles }) => roles.some((role) => person?.roles.includes(role)));
  return (
    <nav ref={nav} aria-label={texts.navigation_label} className="editor-frame-nav">
      <strong>{marketName()}</strong>
      {open.map(({ id, href }) => (
        <SiteLink key={id} href={href} look="standalone" aria-current={id === place ? 'page' : undefined}>
          {texts[id]}
        </SiteLink>
      ))}
    </nav>
  );
}

function SignedIn({ name }: { readonly name: string }) {
  const texts = useMessages(frameMessages);
  return (
    <form method="post" action={withBasePath('/auth/logout')} className="editor-frame-person">
      <span>{fillText(texts.signed_in, { name })}</span>
      <Button type="submit" kind="tertiary">
        {texts.sign_out}
      </Button>
    </form>
  );
}
