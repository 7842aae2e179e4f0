import { fromWidth } from '@showroom/contracts/breakpoints';
import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';
import { fillText } from '@showroom/contracts/fill-text';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { NavAnchor } from '../link/NavAnchor';
import navigationMessages from './messages/en.json';

/** The address that leads to the page at hand, if there is one. */
type Here = string | undefined;

interface MainEntriesProps {
  readonly entries: readonly NavEntry[];
  readonly here: Here;
}

/**
 * The entries of the first level, as many pages show them alike: the address comes from outside.
 */
export function MainEntries({ entries, here }: MainEntriesProps) {
  return entries.map((entry) => <MainEntry key={entry.id} entry={entry} here={here} />);
}

interface MainEntryProps {
  readonly entry: NavEntry;
  readonly here: Here;
}

/** A link, or a panel of links that opens by itself, without scripts. */
function MainEntry({ entry: { attributes }, here }: MainEntryProps) {
  const isHere = [attributes, ...attributes.children].some(({ url }) => url === here);
  if (attributes.children.length === 0) {
    return (
      <li className="navigation-entry">
        <NavAnchor link={attributes} className="navigation-entry-link" isHere={attributes.url === here} />
      </li>
    );
  }
  return (
    <li className="navigation-entry">
      <details name="navigation-panel" className="navigation-panel">
        <summary className="navigation-entry-link" aria-current={isHere ? 'true' : undefined} suppressHydrationWarning>
          <span>{attributes.label}</span>
          <Icon name="chevron-down" size={16} className="navigation-panel-icon" />
        </summary>
        <div className="navigation-panel-content">
          <Panel entry={attributes} here={here} />
        </div>
      </details>
    </li>
  );
}

interface PanelProps {
  readonly entry: NavEntry['attributes'];
  readonly here: Here;
}

function Panel({ entry, here }: PanelProps) {
  const texts = useMessages(navigationMessages);
  // An editor's own link to the overview stands for the one that the entry's address makes.
  const overview = entry.children.find(({ url }) => url === entry.url);
  const children = entry.children.filter((child) => child !== overview);
  const pictured = children.some(({ image }) => image !== undefined);
  return (
    <div className="navigation-panel-inner">
      <div className="navigation-panel-head">
        <p className="navigation-panel-title" aria-hidden="true">
          {entry.label}
        </p>
        {entry.description && <p className="navigation-panel-description">{entry.description}</p>}
        {entry.url && (
          <NavAnchor link={overview ?? entry} className="navigation-panel-overview" isHere={entry.url === here}>
            {overview?.label ?? fillText(texts.overview, { label: entry.label })}
            <Icon name="arrow-end" size={18} />
          </NavAnchor>
        )}
      </div>
      <ul className={pictured ? 'navigation-children navigation-children-pictured' : 'navigation-children'}>
        {children.map((child) => (
          <li key={`${child.label} ${child.url}`}>
            <ChildLink link={child} here={here} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChildLink({ link, here }: { readonly link: NavLink; readonly here: Here }) {
  return (
    <NavAnchor link={link} className="navigation-child" isHere={link.url === here}>
      {link.image && <Picture {...link.image} alt="" sizes={`${fromWidth('xl')} 20rem, 50vw`} />}
      <span className="navigation-child-label">{link.label}</span>
      {link.description && <span className="navigation-child-description">{link.description}</span>}
    </NavAnchor>
  );
}
