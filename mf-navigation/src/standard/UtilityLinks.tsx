import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { SAVED_VEHICLES } from '@showroom/contracts/storage-keys';
import { Icon, type IconName, isIconName } from '@showroom/shared-ui/icon';
import { useLocation } from '@showroom/shared-ui/router';
import { StoredCount } from '@showroom/shared-ui/stored-count';
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

/** Icon of the link to the vehicles that a visitor has saved. */
const SAVED = 'heart';

const iconOf = (url: string) => ICONS.find(([pattern]) => pattern.test(url))?.[1] ?? '';

/** On phones, where the menu holds the others: the saved vehicles, at the bar's end. */
export function SavedShortcut({ entries }: { readonly entries: readonly NavEntry[] }) {
  const link = entries.map(({ attributes }) => attributes).find(({ url, icon = iconOf(url) }) => icon === SAVED);
  return (
    link && (
      <NavAnchor link={link} className="navigation-shortcut">
        <Icon name={SAVED} size={20} />
        <span>{link.label}</span>
        <StoredCount of={SAVED_VEHICLES} className="navigation-count" />
      </NavAnchor>
    )
  );
}

/** Saved vehicles, retailers and whatever else an editor puts beside the main entries. */
export function UtilityLinks({ entries }: { readonly entries: readonly NavEntry[] }) {
  const location = useLocation();
  return entries.map(({ id, attributes: link }) => {
    const { label, url, icon = iconOf(url) } = link;
    return (
      <NavAnchor key={id} link={link} className="navigation-utility-link" isHere={isCurrent(url, location)}>
        {isIconName(icon) && <Icon name={icon} size={20} />}
        <span>{label}</span>
        {icon === SAVED && <StoredCount of={SAVED_VEHICLES} className="navigation-count" />}
      </NavAnchor>
    );
  });
}
