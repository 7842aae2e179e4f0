import { MARKETS, type Market, siteUrlOf } from '@showroom/contracts/markets';
import { marketName } from '@showroom/shared-ui/display-names';
import { Icon } from '@showroom/shared-ui/icon';
import { localPath } from '@showroom/shared-ui/local-path';
import { useMessages } from '@showroom/shared-ui/messages';
import { ownName } from '@showroom/shared-ui/other-locales';
import { usePlatform } from '@showroom/shared-ui/platform';
import footerMessages from './messages/en.json';

interface MarketChoiceProps {
  /** As `siteUrlOf` takes it. */
  readonly origin: string;
}

/** The home pages of all markets in each of their languages; needs no script. */
export function MarketChoice({ origin }: MarketChoiceProps) {
  const { market, locale } = usePlatform();
  const texts = useMessages(footerMessages);
  return (
    <details className="footer-markets">
      <summary>
        <Icon name="globe" size={20} />
        <span className="footer-markets-label">{texts.markets}</span>
        <bdi>{marketName(market.code, locale)}</bdi>
      </summary>
      <ul>
        {Object.values<Market>(MARKETS).map((other) => (
          <li key={other.code}>
            <bdi lang={other.locales[0]}>{marketName(other.code, other.locales[0])}</bdi>
            {other.locales.map((tag) => (
              <a
                key={tag}
                className="footer-link"
                href={siteUrlOf(origin, other) + localPath('/', tag, other)}
                lang={tag}
                hrefLang={tag}
                aria-current={(tag === locale && other.code === market.code) || undefined}
              >
                {ownName(tag)}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
