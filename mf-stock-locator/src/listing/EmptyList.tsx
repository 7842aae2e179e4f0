import type { Loosening } from '@showroom/contracts/calls/stock-locator';
import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Link, useLocation } from '@showroom/shared-ui/router';
import { cleared, inFamily, without } from '../facets/choices';
import { LIST_KEYS } from '../facets/list-keys';
import type { ListState } from '../facets/url-state';
import { useLanguage, useTextsOf } from '../language/use-language';
import { NO_PLACE, withPlace } from '../search-place/place-query';

interface EmptyListProps {
  readonly state: ListState;
  readonly loosen: readonly Loosening[];
  /** Whether the visitor chose anything that could be taken back. */
  readonly isChosen: boolean;
  readonly searchOf: (state: ListState) => string;
}

/** Says which filter to drop and how many vehicles that brings. */
export function EmptyList({ state, loosen, isChosen, searchOf }: EmptyListProps) {
  const texts = useTextsOf('list');
  const names = useTextsOf('facets');
  const { locale } = useLanguage();
  const { search } = useLocation();
  if (!isChosen && loosen.length === 0) return <p className="listing-empty">{texts.emptyStock}</p>;
  const ways = loosen.flatMap(({ parameter, count }) => {
    if (parameter === 'dealer_codes' || parameter === 'near') {
      return { name: 'place' as const, search: withPlace(NO_PLACE, new URLSearchParams(search)), parameter, count };
    }
    const way = wayOf(parameter, state);
    return way ? { name: way.name, search: searchOf(way.next), parameter, count } : [];
  });
  return (
    <div className="listing-empty">
      <p className="listing-empty-title">{texts.emptyTitle}</p>
      <p>{texts.emptyText}</p>
      <ul className="listing-empty-ways">
        {ways.slice(0, 3).map(({ parameter, name, search: way, count }) => (
          <li key={parameter}>
            <Link to={{ search: way }}>
              {fillText(texts.drop, { filter: names[name].toLocaleLowerCase(locale) })}{' '}
              <span className="listing-empty-found">{formatCount(count, texts.vehicles, locale)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={{ search: searchOf(cleared(state)) }}>{names.clear}</Link>
        </li>
      </ul>
    </div>
  );
}

/** The list without one filter, as far as it is one of the list's own. */
function wayOf(parameter: Loosening['parameter'], state: ListState) {
  if (parameter === 'model_group') return { name: 'family', next: inFamily(state, undefined) } as const;
  const key = LIST_KEYS.find((one) => one === parameter);
  return key && { name: key, next: without(state, key) };
}
