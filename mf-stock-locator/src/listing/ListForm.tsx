import { Container } from '@showroom/shared-ui/container';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Heading } from '@showroom/shared-ui/heading';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { Pagination } from '@showroom/shared-ui/pagination';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { Suspense, useRef, useState } from 'react';
import { ReverseCalculator } from '../calculators/ReverseCalculator';
import { choicesOf, knownOnly, NO_FACETS } from '../facets/choices';
import { FamilyChoice } from '../facets/FamilyChoice';
import { FilterChips } from '../facets/FilterChips';
import { FilterPanel } from '../facets/FilterPanel';
import { useStoreList } from '../facets/stored-list';
import { foreignParameters } from '../facets/url-state';
import { useLanguage, useTextsOf } from '../language/use-language';
import { PlaceSearch } from '../search-place/PlaceSearch';
import { CompareTray } from '../shortlist/CompareTray';
import { ConfiguredCard } from './ConfiguredCard';
import { EmptyList } from './EmptyList';
import { ListFailure } from './ListFailure';
import { ListToolbar } from './ListToolbar';
import type { ShownList } from './list-data';
import type { ListContent } from './list-fields';
import { freeState } from './scope';
import { startState } from './start-state';
import { useEarlyChoices } from './use-early-choices';
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
  const filters = useTextsOf('facets');
  const { locale } = useLanguage();
  const location = useLocation();
  const list = useLastReady(data);
  const control = useListState(startState(content, list));
  const [drawer, setDrawer] = useState<'open' | 'closed'>();

  const facets = list?.facets ?? NO_FACETS;
  const state = knownOnly(freeState(control.state, list?.fixed ?? []), facets);
  const choices = choicesOf(state, facets);
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, state, control.change);
  useStoreList();
  const tell = useOffers('standard');
  const filtersId = `${id}-filters`;
  const count = formatCount(list?.total ?? 0, texts.vehicles, locale);
  const chips = <FilterChips state={state} choices={choices} searchOf={control.searchOf} onChange={control.change} />;
  const panel = (panelId: string) => (
    <FilterPanel id={panelId} state={state} facets={facets} payment={list?.payment ?? null} onChange={control.change} />
  );
  return (
    <Container wide className="listing">
      <Heading level={content.headline ? 1 : 2} size="xl" tabIndex={-1} data-list-heading="">
        {content.headline || texts.headline}
      </Heading>
      {list?.place && <PlaceSearch data={list.place} hasList={list.cards.length > 0} />}
      <FamilyChoice state={state} families={list?.families ?? []} searchOf={control.searchOf} />
      <form ref={form} method="get" onSubmit={(event) => event.preventDefault()}>
        {foreignParameters(new URLSearchParams(location.search)).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {state.family && <input type="hidden" name="model_group" value={state.family} />}
        <div className="listing-columns">
          <section id={filtersId} className="listing-filters" aria-label={filters.filters}>
            <a href={`#${id}-list`} className="listing-close">
              {filters.close}
            </a>
            {panel(filtersId)}
            <noscript>
              <button type="submit" className="ui-button ui-button-primary ui-button-medium listing-apply">
                {filters.apply}
              </button>
            </noscript>
          </section>
          <section id={`${id}-list`} className="listing-results" aria-label={texts.results} aria-busy={control.pending}>
            {content.headline && <h2 className="ui-visually-hidden">{texts.results}</h2>}
            <ListToolbar
              count={count}
              chosen={choices.length}
              sort={state.sort}
              hasDistances={list?.hasDistances === true}
              filtersId={filtersId}
              onSort={(sort) => control.change({ ...state, sort, page: 1 })}
              onFilters={() => setDrawer('open')}
              onIntent={FilterDrawer.expect}
            >
              {list?.payment && (
                <div className="listing-budget">
                  <ReverseCalculator state={state} onChange={control.change} />
                </div>
              )}
            </ListToolbar>
            {chips}
            {data.status !== 'ready' && <ListFailure />}
            {list?.configured && <ConfiguredCard vehicle={list.configured} />}
            {list && list.cards.length === 0 && (
              <EmptyList state={state} loosen={list.loosen} isChosen={choices.length > 0} searchOf={control.searchOf} />
            )}
            {list && <VehicleGrid cards={list.cards} leads savable onOpen={tell} />}
            {list && (
              <Pagination
                page={list.page}
                pages={list.pages}
                hrefFor={(page) => control.hrefOf({ ...state, page })}
                className="listing-pages"
              />
            )}
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
