import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { Pagination } from '@showroom/shared-ui/pagination';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { useState } from 'react';
import { choicesOf, knownOnly, NO_FACETS } from '../../facets/choices';
import { FilterChips } from '../../facets/FilterChips';
import { FilterDrawer } from '../../facets/FilterDrawer';
import { FilterPanel } from '../../facets/FilterPanel';
import { FACET_TEXTS } from '../../facets/texts';
import { foreignParameters } from '../../facets/url-state';
import { EmptyList } from '../../listing/EmptyList';
import { ListFailure } from '../../listing/ListFailure';
import { ListToolbar } from '../../listing/ListToolbar';
import type { ListContent, ListData } from '../../listing/list-data';
import { freeState, scopeOf } from '../../listing/list-query';
import { LIST_TEXTS } from '../../listing/texts';
import { useLastReady } from '../../listing/use-last-ready';
import { useListState } from '../../listing/use-list-state';
import { VehicleGrid } from '../../listing/VehicleGrid';
import './StockLocator.css';

/** A plain form of checkboxes, ranges and links; where scripts run, each choice applies at once. */
export function StockLocator({ id, content, data }: BlockProps<ListContent, ListData | undefined>) {
  const texts = useTexts(LIST_TEXTS);
  const filters = useTexts(FACET_TEXTS);
  const location = useLocation();
  const list = useLastReady(data);
  const control = useListState();
  const [drawer, setDrawer] = useState(false);

  const facets = list?.facets ?? NO_FACETS;
  const state = knownOnly(freeState(control.state, scopeOf(content)), facets);
  const choices = choicesOf(state, facets);
  const filtersId = `${id}-filters`;
  const chips = <FilterChips state={state} choices={choices} searchOf={control.searchOf} onChange={control.change} />;
  const panel = <FilterPanel state={state} facets={facets} onChange={control.change} />;
  return (
    <Container wide className="stock-locator">
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        {foreignParameters(new URLSearchParams(location.search)).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Heading level={content.headline ? 1 : 2} size="xl" tabIndex={-1} data-list-heading="">
          {content.headline || texts.headline}
        </Heading>
        <div className="stock-locator-columns">
          <section id={filtersId} className="stock-locator-filters" aria-label={filters.filters}>
            <a href={`#${id}-list`} className="stock-locator-close">
              {filters.close}
            </a>
            {panel}
            <noscript>
              <button type="submit" className="ui-button ui-button-primary ui-button-medium stock-locator-apply">
                {filters.apply}
              </button>
            </noscript>
          </section>
          <section
            id={`${id}-list`}
            className="stock-locator-results"
            aria-label={texts.results}
            aria-busy={control.pending}
          >
            {content.headline && <h2 className="ui-visually-hidden">{texts.results}</h2>}
            <ListToolbar
              total={list?.total ?? 0}
              chosen={choices.length}
              sort={state.sort}
              filtersId={filtersId}
              onSort={(sort) => control.change({ ...state, sort, page: 1 })}
              onFilters={() => setDrawer(true)}
            />
            {chips}
            {data?.status !== 'ready' && <ListFailure />}
            {list && list.cards.length === 0 && <EmptyList state={state} facets={facets} searchOf={control.searchOf} />}
            {list && <VehicleGrid cards={list.cards} leads />}
            {list && (
              <Pagination
                page={list.page}
                pages={list.pages}
                hrefFor={(page) => control.hrefOf({ ...state, page })}
                className="stock-locator-pages"
              />
            )}
          </section>
        </div>
      </form>
      <FilterDrawer
        open={drawer}
        onClose={() => setDrawer(false)}
        apply={filters.show(texts.vehicles(list?.total ?? 0))}
      >
        {chips}
        {panel}
      </FilterDrawer>
    </Container>
  );
}
