import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import type { SlotProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { useRef } from 'react';
import { useTrackedClicks } from '../analytics/use-tracked-clicks';
import { entriesOf } from '../data/entries-of';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { NavAnchor } from '../link/NavAnchor';
import { Logo } from '../logo/Logo';
import { isCurrent } from '../standard/current-page';
import navigationMessages from '../standard/messages/en.json';
import { SearchLink } from '../standard/SearchLink';
import { SavedShortcut, UtilityLinks } from '../standard/UtilityLinks';
import { useClosing } from '../standard/use-closing';
import '@showroom/shared-ui/navigation.css';
import './NewerNavigation.css';

const MENU_ID = 'newer-navigation-menu';

/**
 * The newer navigation: the logo in the middle at every width, and one menu that shows everything
 * at once.
 */
export function NewerNavigation({ data }: SlotProps<readonly NavEntry[]>) {
  const texts = useMessages(navigationMessages);
  const location = useLocation();
  const header = useRef<HTMLElement>(null);
  const onClick = useTrackedClicks('header_nav_click');
  useClosing(header);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its links' clicks on their way up
    <header ref={header} className="navigation newer-navigation" onClick={onClick}>
      <div className="newer-navigation-bar">
        <button type="button" className="newer-navigation-toggle" popoverTarget={MENU_ID}>
          <Icon name="menu" />
          <span>{texts.menu}</span>
        </button>
        <Logo />
        <div className="newer-navigation-utility">
          <SearchLink entries={data} className="newer-navigation-search" />
          <SavedShortcut entries={entriesOf(data, 'utility')} />
          <LanguageSwitch />
        </div>
      </div>
      <div id={MENU_ID} popover="auto" className="newer-navigation-menu">
        <button
          type="button"
          className="newer-navigation-close"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={texts.close}
        >
          <Icon name="close" />
        </button>
        <nav aria-label={texts.main}>
          <ul className="newer-navigation-entries">
            {entriesOf(data, 'main').map(({ id, attributes }) => (
              <li key={id}>
                <NavAnchor
                  link={attributes}
                  className="newer-navigation-entry"
                  isHere={isCurrent(attributes.url, location)}
                />
                <ul className="newer-navigation-children">
                  {attributes.children
                    .filter(({ url }) => url !== attributes.url)
                    .map((child) => (
                      <li key={`${child.label} ${child.url}`}>
                        <NavAnchor
                          link={child}
                          className="newer-navigation-child"
                          isHere={isCurrent(child.url, location)}
                        />
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className="newer-navigation-foot">
          <UtilityLinks entries={entriesOf(data, 'utility')} />
        </div>
      </div>
    </header>
  );
}
