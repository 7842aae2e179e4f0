import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { useMessages } from '@showroom/shared-ui/messages';
import type { SlotProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { useTrackedClicks } from '../analytics/use-tracked-clicks';
import { entriesOf } from '../data/entries-of';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { NavAnchor } from '../link/NavAnchor';
import { Logo } from '../logo/Logo';
import { isCurrent } from '../standard/current-page';
import navigationMessages from '../standard/messages/en.json';
import { SavedShortcut } from '../standard/UtilityLinks';
import '@showroom/shared-ui/navigation.css';
import './LightNavigation.css';

/** For redesigned pages: one quiet line of links, without panels and without a menu. */
export function LightNavigation({ data }: SlotProps<readonly NavEntry[]>) {
  const texts = useMessages(navigationMessages);
  const location = useLocation();
  const onClick = useTrackedClicks('header_nav_click');
  const links = entriesOf(data, 'main').filter(({ attributes }) => attributes.url !== '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its links' clicks on their way up
    <header className="navigation light-navigation" onClick={onClick}>
      <div className="light-navigation-bar">
        <Logo />
        <nav aria-label={texts.main} className="light-navigation-links">
          <ul className="light-navigation-list">
            {links.map(({ id, attributes: link }) => (
              <li key={id}>
                <NavAnchor link={link} className="light-navigation-link" isHere={isCurrent(link.url, location)} />
              </li>
            ))}
          </ul>
        </nav>
        <SavedShortcut entries={entriesOf(data, 'utility')} />
        <LanguageSwitch />
      </div>
    </header>
  );
}
