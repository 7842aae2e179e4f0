import { Icon } from '@showroom/shared-ui/icon';
import { otherLocales } from '@showroom/shared-ui/other-locales';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';

/**
 * Links to this page in the market's other languages, loaded anew, for the whole document changes;
 * nothing in a market of one.
 */
export function LanguageSwitch() {
  const { market, locale } = usePlatform();
  const location = useLocation();
  return otherLocales(market, locale, location).map((other) => (
    <a
      key={other.locale}
      href={other.href}
      hrefLang={other.locale}
      lang={other.locale}
      className="navigation-utility-link"
      suppressHydrationWarning
    >
      <Icon name="globe" size={20} />
      <span>{other.name}</span>
    </a>
  ));
}
