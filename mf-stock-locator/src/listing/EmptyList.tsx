import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { Link } from '@showroom/shared-ui/router';
import { choicesOf, cleared, loosenings, without } from '../facets/choices';
import type { ListState } from '../facets/url-state';
import { fillText } from '../language/fill-text';
import { useFacetTexts, useListTexts, useWords } from '../language/use-language';
import { writeCount } from '../specification/formats';

interface EmptyListProps {
  readonly state: ListState;
  readonly facets: Facets;
  readonly searchOf: (state: ListState) => string;
}

/** Says which filter to drop and how many vehicles that brings. */
export function EmptyList({ state, facets, searchOf }: EmptyListProps) {
  const texts = useListTexts();
  const names = useFacetTexts();
  const { locale } = useWords();
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
              {fillText(texts.drop, { filter: names[key].toLocaleLowerCase(locale) })}
              {count !== undefined && ` (${writeCount(count, texts.vehicles, locale)})`}
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
