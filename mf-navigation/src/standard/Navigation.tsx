import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { familyOfPath } from '@showroom/shared-ui/family';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { SlotProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { ServerHtml } from '@showroom/shared-ui/server-html';
import { useRef } from 'react';
import { useTrackedClicks } from '../analytics/use-tracked-clicks';
import { entriesOf } from '../data/entries-of';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { Logo } from '../logo/Logo';
import { currentUrl } from './current-page';
import { MainEntries } from './MainEntries';
import navigationMessages from './messages/en.json';
import { roomOf } from './room';
import { SearchLink } from './SearchLink';
import { SavedShortcut, UtilityLinks } from './UtilityLinks';
import { useClosing } from './use-closing';
import '@showroom/shared-ui/navigation.css';

const MENU_ID = 'navigation-menu';

/**
 * The site's navigation. One markup serves phones, where the menu is a popover, and wide windows,
 * where it stands in the bar; both work before and without scripts.
 */
export function Navigation({ data }: SlotProps<readonly NavEntry[]>) {
  const texts = useMessages(navigationMessages);
  const location = useLocation();
  const family = familyOfPath(location.pathname);
  const entries = entriesOf(data, 'main');
  const room = roomOf(data, texts.search, usePlatform().market.locales.length);
  const here = currentUrl(entries, location);
  const header = useRef<HTMLElement>(null);
  const onClick = useTrackedClicks('header_nav_click');
  useClosing(header);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its links' clicks on their way up
    <header
      ref={header}
      className="navigation"
      data-family={family}
      data-room={room}
      onClick={onClick}
      suppressHydrationWarning
    >
      <div className="navigation-bar">
        <button type="button" className="navigation-toggle" popoverTarget={MENU_ID}>
          <Icon name="menu" />
          <span className="navigation-toggle-label">{texts.menu}</span>
        </button>
        <Logo />
        <div className="navigation-shortcuts">
          <SearchLink entries={data} className="navigation-shortcut" />
          <SavedShortcut entries={entriesOf(data, 'utility')} />
        </div>
        <div id={MENU_ID} popover="auto" className="navigation-menu">
          <button
            type="button"
            className="navigation-close"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={texts.close}
          >
            <Icon name="close" />
          </button>
          <nav aria-label={texts.main} className="navigation-main">
            <ServerHtml as="ul" className="navigation-entries" of={['navigation entries', entries, here]}>
              <MainEntries entries={entries} here={here} />
            </ServerHtml>
          </nav>
          <div className="navigation-utility">
            <SearchLink entries={data} className="navigation-utility-link" />
            <UtilityLinks entries={entriesOf(data, 'utility')} />
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}
