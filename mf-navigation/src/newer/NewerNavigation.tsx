import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';
import { Icon } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import type { SlotProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { useRef } from 'react';
import { useTrackedClicks } from '../analytics/use-tracked-clicks';
import { entriesOf } from '../data/entries-of';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { Logo } from '../logo/Logo';
import { isCurrent } from '../standard/current-page';
import navigationMessages from '../standard/messages/en.json';
import { SearchLink } from '../standard/SearchLink';
import { UtilityLinks } from '../standard/UtilityLinks';
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
                <Entry link={attributes} className="newer-navigation-entry" />
                <ul className="newer-navigation-children">
                  {attributes.children
                    .filter(({ url }) => url !== attributes.url)
                    .map((child) => (
                      <li key={`${child.label} ${child.url}`}>
                        <Entry link={child} className="newer-navigation-child" />
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

/** A heading of the menu may lead nowhere itself. */
function Entry({ link: { label, url, target }, className }: { readonly link: NavLink; readonly className: string }) {
  const location = useLocation();
  if (url === '') return <span className={className}>{label}</span>;
  return (
    <SiteLink
      look="plain"
      href={url}
      target={target}
      className={className}
      aria-current={isCurrent(url, location) ? 'page' : undefined}
      suppressHydrationWarning
    >
      {label}
    </SiteLink>
  );
}
