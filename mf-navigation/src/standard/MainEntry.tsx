import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';
import { Icon } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { Picture } from '@showroom/shared-ui/picture';
import { useLocation } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { isCurrent } from './current-page';
import { TEXTS } from './texts';

/** An entry of the first level: a link, or a panel of links that opens by itself, without scripts. */
export function MainEntry({ entry: { attributes } }: { readonly entry: NavEntry }) {
  const location = useLocation();
  if (attributes.children.length === 0) {
    return (
      <li className="navigation-entry">
        <EntryLink link={attributes} className="navigation-entry-link" />
      </li>
    );
  }
  const holdsPage = [attributes, ...attributes.children].some(({ url }) => isCurrent(url, location));
  return (
    <li className="navigation-entry">
      <details name="navigation-panel" className="navigation-panel">
        <summary
          className="navigation-entry-link"
          aria-current={holdsPage ? 'true' : undefined}
          suppressHydrationWarning
        >
          <span>{attributes.label}</span>
          <Icon name="chevron-down" size={16} className="navigation-panel-icon" />
        </summary>
        <Panel entry={attributes} />
      </details>
    </li>
  );
}

function Panel({ entry }: { readonly entry: NavEntry['attributes'] }) {
  const texts = useTexts(TEXTS);
  // An editor's own link to the overview stands for the one that the entry's address makes.
  const overview = entry.children.find(({ url }) => url === entry.url);
  const children = entry.children.filter((child) => child !== overview);
  const pictured = children.some(({ image }) => image !== undefined);
  return (
    <div className="navigation-panel-content">
      <div className="navigation-panel-inner">
        <div className="navigation-panel-head">
          <p className="navigation-panel-title" aria-hidden="true">
            {entry.label}
          </p>
          {entry.description && <p className="navigation-panel-description">{entry.description}</p>}
          {entry.url && (
            <EntryLink
              link={overview ?? { ...entry, label: texts.overview(entry.label) }}
              className="navigation-panel-overview"
              arrow
            />
          )}
        </div>
        <ul className={pictured ? 'navigation-children navigation-children-pictured' : 'navigation-children'}>
          {children.map((child) => (
            <li key={`${child.label} ${child.url}`}>
              <ChildLink link={child} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ChildLink({ link }: { readonly link: NavLink }) {
  const location = useLocation();
  return (
    <SiteLink
      look="plain"
      href={link.url}
      target={link.target}
      className="navigation-child"
      aria-current={isCurrent(link.url, location) ? 'page' : undefined}
      suppressHydrationWarning
    >
      {link.image && <Picture src={link.image.src} alt="" sizes="(min-width: 1024px) 20rem, 50vw" />}
      <span className="navigation-child-label">{link.label}</span>
      {link.description && <span className="navigation-child-description">{link.description}</span>}
    </SiteLink>
  );
}

interface EntryLinkProps {
  readonly link: Pick<NavLink, 'label' | 'url' | 'target'>;
  readonly className: string;
  readonly arrow?: boolean;
}

function EntryLink({ link, className, arrow = false }: EntryLinkProps) {
  const location = useLocation();
  return (
    <SiteLink
      look="plain"
      href={link.url}
      target={link.target}
      className={className}
      aria-current={isCurrent(link.url, location) ? 'page' : undefined}
      suppressHydrationWarning
    >
      {link.label}
      {arrow && <Icon name="arrow-end" size={18} />}
    </SiteLink>
  );
}
