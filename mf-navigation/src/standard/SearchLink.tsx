import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { Icon } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { useSetting } from '@showroom/shared-ui/platform';
import navigationMessages from './messages/en.json';

const SEARCH_PATH = '/search';

/**
 * Leads to the search, which the shell opens over the page where it can; not a second time where an
 * editor has put it among the entries.
 */
export function SearchLink({
  entries,
  className,
}: {
  readonly entries: readonly NavEntry[];
  readonly className: string;
}) {
  const texts = useMessages(navigationMessages);
  const isOffered = useSetting('search.popup.enabled');
  if (!isOffered || entries.some(({ attributes }) => attributes.url === SEARCH_PATH)) return null;
  return (
    <SiteLink look="plain" href={SEARCH_PATH} className={className}>
      <Icon name="search" size={20} />
      <span>{texts.search}</span>
    </SiteLink>
  );
}
