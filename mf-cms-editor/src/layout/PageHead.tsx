import type { MarketCode } from '@showroom/contracts/markets';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import type { ReactNode } from 'react';
import messages from './messages/en.json';
import { useMarketName } from './use-market-name';
import './PageHead.css';

interface PageHeadProps {
  readonly title: string;
  /** What may be done with the page as a whole. */
  readonly children?: ReactNode;
}

/** The title of a page that lists things, and its main button. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className="editor-page-head">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {children}
    </div>
  );
}

interface ReportHeadProps {
  /** The list that it is of. */
  readonly back: { readonly href: string; readonly label: string };
  readonly title: string;
  /** How it stands, then when and what. */
  readonly children: ReactNode;
}

/**
 * What stands above the page of one thing: the way back to its list, its name and how it stands.
 */
export function ReportHead({ back, title, children }: ReportHeadProps) {
  return (
    <div className="editor-report-head">
      <SiteLink href={back.href} look="standalone">
        {back.label}
      </SiteLink>
      <Heading level={1} size="xl" className="editor-anywhere">
        {title}
      </Heading>
      <p className="editor-facts">{children}</p>
    </div>
  );
}

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

interface ChoiceLinksProps {
  /** What is chosen among. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly current: string | undefined;
}

/**
 * The same page of something else, such as of another market: links, so that each has an address.
 */
export function ChoiceLinks({ label, choices, current }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="editor-frame-nav">
      {choices.map(({ id, label: name, href }) => (
        <SiteLink key={id} href={href} look="standalone" aria-current={id === current ? 'page' : undefined}>
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}

interface MarketLinksProps {
  /** Where the person may look. */
  readonly markets: readonly MarketCode[];
  readonly current: MarketCode | undefined;
  /** The list of a market, or of all of them. */
  readonly hrefFor: (market?: MarketCode) => string;
}

/** The same list of one of several markets, or of all of them. */
export function MarketLinks({ markets, current, hrefFor }: MarketLinksProps) {
  const marketName = useMarketName();
  const texts = useMessages(messages);
  if (markets.length < 2) return null;
  const all = { id: 'everywhere', label: texts.all_markets, href: hrefFor() };
  const each = markets.map((code) => ({ id: code, label: marketName(code), href: hrefFor(code) }));
  return <ChoiceLinks label={texts.markets} choices={[all, ...each]} current={current ?? all.id} />;
}
