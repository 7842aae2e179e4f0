import { CONSENT_LINK } from '@showroom/contracts/entities/consent';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { footerLoaded } from '@showroom/contracts/events/footer-loaded';
import { Container } from '@showroom/shared-ui/container';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import type { SlotProps } from '@showroom/shared-ui/remote-modules';
import { ServerHtml } from '@showroom/shared-ui/server-html';
import { useEffect } from 'react';
import { useTrackedClicks } from '../analytics/use-tracked-clicks';
import { entriesOf } from '../data/entries-of';
import { useShownEntries } from '../data/use-shown-entries';
import { NavAnchor } from '../link/NavAnchor';
import { AppearanceChoice } from './AppearanceChoice';
import { FooterColumn } from './FooterColumn';
import { FooterHtml } from './FooterHtml';
import { FooterRetailers } from './FooterRetailers';
import { FooterSearch } from './FooterSearch';
import { MarketChoice } from './MarketChoice';
import footerMessages from './messages/en.json';
import './Footer.css';

export interface FooterData {
  readonly entries: readonly NavEntry[];
  readonly year: number;
  /** Of all markets' sites, as `siteUrlOf` takes it. */
  readonly origin: string;
}

/** Columns of links, a line of links, and the legal line; plain HTML that needs no script. */
export function Footer({ data }: SlotProps<FooterData>) {
  const { bus } = usePlatform();
  const entries = useShownEntries(data.entries);
  const onClick = useTrackedClicks('footer_nav_click');
  useEffect(() => bus.emit(footerLoaded, {}), [bus]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its links' clicks on their way up
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too
    <footer className="footer dark-theme" onClick={onClick}>
      <Container wide>
        <ServerHtml of={['footer columns', entries]}>
          <FooterColumns entries={entries} />
        </ServerHtml>
        <div className="footer-tools">
          <FooterSearch />
          <AppearanceChoice />
        </div>
        <ServerHtml of={['footer lines', entries, data.year, data.origin]}>
          <FooterLines {...data} entries={entries} />
        </ServerHtml>
      </Container>
    </footer>
  );
}

function FooterColumns({ entries }: Pick<FooterData, 'entries'>) {
  return (
    <>
      <div className="footer-top">
        {entriesOf(entries, 'footer-top').map((entry) => (
          <FooterColumn key={entry.id} entry={entry} />
        ))}
      </div>
      <FooterRetailers />
    </>
  );
}

function FooterLines({ entries, year, origin }: FooterData) {
  const name = useSetting('app.name');
  const texts = useMessages(footerMessages);
  return (
    <>
      <FooterHtml place="middle" />
      <div className="footer-middle">
        <LinkLine entries={entriesOf(entries, 'footer-medium')} label={texts.more} className="footer-medium" />
        <MarketChoice origin={origin} />
      </div>
      <div className="footer-bottom">
        <LinkLine entries={entriesOf(entries, 'footer-bottom')} label={texts.legal} className="footer-legal" />
        <ConsentLink />
        {!entriesOf(entries, 'footer-bottom').some(isNotice) && (
          <p className="footer-notice">
            © {year} {name}
          </p>
        )}
        <FooterHtml place="bottom" />
      </div>
    </>
  );
}

/** Whoever was asked for consent can change the answer from every page. */
function ConsentLink() {
  const strategy = useSetting('cookie_consent.strategy');
  const hasBanner = useSetting('cookie_consent.content').length > 0;
  const texts = useMessages(footerMessages);
  if (strategy === 'none' || (strategy === 'basic' && !hasBanner)) return null;
  return (
    <a className="footer-link" href={CONSENT_LINK}>
      {texts.cookies}
    </a>
  );
}

interface LinkLineProps {
  readonly entries: readonly NavEntry[];
  readonly label: string;
  readonly className: string;
}

const isNotice = ({ attributes }: NavEntry) => attributes.url === '';

/** Links in a line; an entry without an address is a line of text, such as a legal notice. */
function LinkLine({ entries, label, className }: LinkLineProps) {
  const links = entries.filter((entry) => !isNotice(entry));
  return (
    <>
      {entries.filter(isNotice).map(({ id, attributes }) => (
        <p key={id} className="footer-notice">
          {attributes.description ?? attributes.label}
        </p>
      ))}
      {links.length > 0 && (
        <nav aria-label={label}>
          <ul className={className}>
            {links.map(({ id, attributes }) => (
              <li key={id}>
                <NavAnchor link={attributes} className="footer-link" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
