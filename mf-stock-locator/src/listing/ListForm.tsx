import { Container } from '@showroom/shared-ui/container';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Heading } from '@showroom/shared-ui/heading';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { Pagination } from '@showroom/shared-ui/pagination';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { type ReactNode, Suspense, useState } from 'react';
import { ReverseCalculator } from '../calculators/ReverseCalculator';
import { choicesOf, knownOnly, NO_FACETS } from '../facets/choices';
import { FamilyChoice } from '../facets/FamilyChoice';
import { FilterChips } from '../facets/FilterChips';
import { FilterPanel } from '../facets/FilterPanel';
import { useStoreList } from '../facets/stored-list';
import { foreignParameters, isWholeForm, type ListState, wholeFormSearch } from '../facets/url-state';
import { useLanguage, useTextsOf } from '../language/use-language';
import { PlaceSearch } from '../search-place/PlaceSearch';
import { CompareTray } from '../shortlist/CompareTray';
import { ConfiguredCard } from './ConfiguredCard';
import { EmptyList } from './EmptyList';
import { ListFailure } from './ListFailure';
import { ListToolbar } from './ListToolbar';
import type { ReadyList, ShownList } from './list-data';
import type { ListContent } from './list-fields';
import { freeState } from './scope';
import { startState } from './start-state';
import { useIsLate } from './use-is-late';
import { useLastReady } from './use-last-ready';
import { useListState } from './use-list-state';
import { useOffers } from './use-offers';
import { VehicleGrid } from './VehicleGrid';
import './ListForm.css';

// Only narrow screens open it, and only some visitors there.
const FilterDrawer = onDemand(() => import('../facets/FilterDrawer').then((code) => code.FilterDrawer));

/** A plain form of checkboxes, ranges and links; where scripts run, each choice applies at once. */
export function ListForm({ id, content, data }: BlockProps<ListContent, ShownList>) {
  const texts = useTextsOf('list');
  const view = useListView(content, data);
  const [drawer, setDrawer] = useState<'open' | 'closed'>();
  const { query, isWhole, list, facets, state, choices, count, control } = view;
  const isLate = useIsLate(control.pending) || undefined;
  useStoreList();
  const chips = <FilterChips state={state} choices={choices} searchOf={control.searchOf} onChange={control.change} />;
  const panel = (panelId: string) => (
    <FilterPanel
      id={panelId}
      state={state}
      facets={facets}
      payment={list?.payment ?? null}
      isWhole={isWhole}
      onChange={control.change}
    />
  );
  return (
    <Container wide className="listing">
      <Heading level={content.headline ? 1 : 2} size="xl" tabIndex={-1} data-list-heading="">
        {list?.pageTitle || content.headline || texts.headline}
      </Heading>
      {list?.place && <PlaceSearch data={list.place} hasList={list.cards.length > 0} />}
      {list && <FamilyChoice state={state} {...list} searchOf={control.searchOf} />}
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <HiddenFields query={query} family={state.family} />
        <div className="listing-columns">
          <ListFilters id={id} wholeSearch={isWhole ? undefined : wholeFormSearch(query)}>
            {panel(`${id}-filters`)}
          </ListFilters>
          <section
            id={`${id}-list`}
            className="listing-results"
            aria-label={texts.results}
            aria-busy={control.pending}
            data-late={isLate}
          >
            {content.headline && <h2 className="ui-visually-hidden">{texts.results}</h2>}
            <ViewToolbar view={view} filtersId={`${id}-filters`} onFilters={() => setDrawer('open')} />
            {chips}
            {data.status !== 'ready' && <ListFailure id={id} />}
            {list && <FoundVehicles view={view} list={list} />}
          </section>
        </div>
      </form>
      {drawer && (
        <Suspense fallback={null}>
          <FilterDrawer
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            count={count}
            busy={control.pending}
          >
            {chips}
            {panel(`${id}-drawer`)}
          </FilterDrawer>
        </Suspense>
      )}
      <CompareTray />
    </Container>
  );
}

type ListView = ReturnType<typeof useListView>;

/**
 * The last list that came, and the visitor's choices, which may be ahead of it; those that could
 * not be answered are not shown beside a list that knows nothing of them.
 */
function useListView(content: ListContent, data: ShownList) {
  const texts = useTextsOf('list');
  const { locale } = useLanguage();
  const query = new URLSearchParams(useLocation().search);
  const control = useListState(startState(content, data.status === 'ready' ? data : undefined));
  const last = useLastReady(data, control.state);
  const list = last?.list;
  const facets = list?.facets ?? NO_FACETS;
  const isAnswered = data.status === 'ready' || control.pending;
  const chosen = isAnswered ? control.state : (last?.state ?? control.state);
  const state = knownOnly(freeState(chosen, list?.fixed ?? []), facets);
  const count = list ? formatCount(list.total, texts.vehicles, locale) : '';
  return { query, isWhole: isWholeForm(query), list, facets, state, choices: choicesOf(state, facets), count, control };
}

/** What the address says beside the form's own fields; without scripts it is sent along. */
function HiddenFields({ query, family }: Pick<ListState, 'family'> & { readonly query: URLSearchParams }) {
  return (
    <>
      {foreignParameters(query).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {family && <input type="hidden" name="model_group" value={family} />}
    </>
  );
}

interface ListFiltersProps {
  readonly id: string;
  /** Where a form stands in which every filter is whole. */
  readonly wholeSearch: string | undefined;
  readonly children: ReactNode;
}

function ListFilters({ id, wholeSearch, children }: ListFiltersProps) {
  const texts = useTextsOf('facets');
  return (
    <section id={`${id}-filters`} className="listing-filters" aria-label={texts.filters}>
      <a href={`#${id}-list`} className="listing-close">
        {texts.close}
      </a>
      {children}
      <noscript>
        {wholeSearch && (
          <a href={`${wholeSearch}#${id}-filters`} rel="nofollow" className="ui-link ui-link-standalone">
            {texts.all}
          </a>
        )}
        <button type="submit" className="ui-button ui-button-primary ui-button-medium listing-apply">
          {texts.apply}
        </button>
      </noscript>
    </section>
  );
}

interface ViewToolbarProps {
  readonly view: ListView;
  readonly filtersId: string;
  readonly onFilters: () => void;
}

function ViewToolbar({ view: { list, state, choices, count, control }, filtersId, onFilters }: ViewToolbarProps) {
  return (
    <ListToolbar
      count={count}
      chosen={choices.length}
      sort={state.sort}
      hasDistances={list?.hasDistances === true}
      filtersId={filtersId}
      onSort={(sort) => control.change({ ...state, sort, page: 1 })}
      onFilters={onFilters}
      onIntent={FilterDrawer.expect}
    >
      {list?.payment && (
        <div className="listing-budget">
          <ReverseCalculator state={state} onChange={control.change} />
        </div>
      )}
    </ListToolbar>
  );
}

function FoundVehicles({ view, list }: { readonly view: ListView; readonly list: ReadyList }) {
  const { state, choices, control } = view;
  const { configured, cards, loosen, page, pages } = list;
  const track = useOffers('standard');
  return (
    <>
      {configured && <ConfiguredCard vehicle={configured} />}
      {cards.length === 0 && (
        <EmptyList state={state} loosen={loosen} isChosen={choices.length > 0} searchOf={control.searchOf} />
      )}
      <VehicleGrid cards={cards} leads savable onOpen={track} />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(other) => control.hrefOf({ ...state, page: other })}
        className="listing-pages"
      />
    </>
  );
}
