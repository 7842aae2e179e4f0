import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { Icon, type IconName } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { useLocation } from '@showroom/shared-ui/router';
import { isCurrent } from './current-page';

/** Icons by what the address ends in. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/saved|favourites/, 'heart'],
  [/retailer|dealer/, 'pin'],
  [/news/, 'news'],
  [/search/, 'search'],
  [/contact|tel:/, 'phone'],
  [/account|profile/, 'user'],
];

/** Saved vehicles, retailers and whatever else an editor puts beside the main entries. */
export function UtilityLinks({ entries }: { readonly entries: readonly NavEntry[] }) {
  const location = useLocation();
  return entries.map(({ id, attributes: { label, url, target } }) => {
    const icon = ICONS.find(([pattern]) => pattern.test(url))?.[1];
    return (
      <SiteLink
        key={id}
        look="plain"
        href={url}
        target={target}
        className="navigation-utility-link"
        aria-current={isCurrent(url, location) ? 'page' : undefined}
        suppressHydrationWarning
      >
        {icon && <Icon name={icon} size={20} />}
        <span>{label}</span>
      </SiteLink>
    );
  });
}
