import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { Icon, type IconName, isIconName } from '@showroom/shared-ui/icon';
import { useLocation } from '@showroom/shared-ui/router';
import { NavAnchor } from '../link/NavAnchor';
import { isCurrent } from './current-page';

/** Icons by what the address ends in, where an editor has chosen none. */
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
  return entries.map(({ id, attributes: link }) => {
    const { label, url, icon = ICONS.find(([pattern]) => pattern.test(url))?.[1] ?? '' } = link;
    return (
      <NavAnchor key={id} link={link} className="navigation-utility-link" isHere={isCurrent(url, location)}>
        {isIconName(icon) && <Icon name={icon} size={20} />}
        <span>{label}</span>
      </NavAnchor>
    );
  });
}
