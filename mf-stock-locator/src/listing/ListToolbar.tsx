import { DISTANCE_SORT, LIST_SORTS, type ListSort } from '@showroom/contracts/entities/filters';
import { SelectField } from '@showroom/shared-ui/select-field';
import type { ReactNode } from 'react';
import { useTextsOf } from '../language/use-language';

interface ListToolbarProps {
  /** How many vehicles there are, as a text. */
  readonly count: string;
  readonly chosen: number;
  readonly sort: ListSort;
  /** Whether there is a place to measure from. */
  readonly hasDistances: boolean;
  /** Where the filters stand on a narrow screen without scripts. */
  readonly filtersId: string;
  readonly onSort: (sort: ListSort) => void;
  readonly onFilters: () => void;
  /** The visitor is about to open the filters. */
  readonly onIntent: () => void;
  /** Further ways to narrow the list. */
  readonly children?: ReactNode;
}

function isSort(value: string): value is ListSort {
  return LIST_SORTS.some((sort) => sort === value);
}

/** How many there are, in which order, and the way to the filters on a narrow screen. */
export function ListToolbar(props: ListToolbarProps) {
  const { count, chosen, sort, hasDistances, filtersId, onSort, onFilters, onIntent, children } = props;
  const texts = useTextsOf('list');
  const filters = useTextsOf('facets');
  const sorts = LIST_SORTS.filter((one) => hasDistances || one !== DISTANCE_SORT);
  return (
    <div className="listing-toolbar">
      <p role="status" className="listing-count">
        {count}
      </p>
      <a
        href={`#${filtersId}`}
        className="listing-open ui-button ui-button-secondary ui-button-small"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={(event) => {
          event.preventDefault();
          onFilters();
        }}
      >
        {filters.filters}
        {chosen > 0 && ` (${chosen})`}
      </a>
      <SelectField
        label={texts.sort}
        hideLabel
        name="sort"
        value={sort}
        options={sorts.map((value) => ({ value, label: texts[value] }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (isSort(value)) onSort(value);
        }}
        className="listing-sort"
      />
      {children}
    </div>
  );
}
