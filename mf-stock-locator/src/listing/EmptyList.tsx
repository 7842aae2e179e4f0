import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { Link } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { choicesOf, cleared, loosenings, without } from '../facets/choices';
import { FACET_TEXTS } from '../facets/texts';
import type { ListState } from '../facets/url-state';
import { LIST_TEXTS } from './texts';

interface EmptyListProps {
  readonly state: ListState;
  readonly facets: Facets;
  readonly searchOf: (state: ListState) => string;
}

/** Says which filter to drop and how many vehicles that brings. */
export function EmptyList({ state, facets, searchOf }: EmptyListProps) {
  const texts = useTexts(LIST_TEXTS);
  const names = useTexts(FACET_TEXTS);
  if (choicesOf(state, facets).length === 0) return <p className="listing-empty">{texts.emptyStock}</p>;
  const found = loosenings(state, facets).slice(0, 3);
  return (
    <div className="listing-empty">
      <p className="listing-empty-title">{texts.emptyTitle}</p>
      <p>{texts.emptyText}</p>
      <ul className="listing-empty-ways">
        {found.map(({ key, count }) => (
          <li key={key}>
            <Link to={{ search: searchOf(without(state, key)) }} preventScrollReset>
              {texts.drop(names[key])}
              {count !== undefined && ` (${texts.vehicles(count)})`}
            </Link>
          </li>
        ))}
        <li>
          <Link to={{ search: searchOf(cleared(state)) }} preventScrollReset>
            {names.clear}
          </Link>
        </li>
      </ul>
    </div>
  );
}
