import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { Pagination } from '@showroom/shared-ui/pagination';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { useRef, useState } from 'react';
import { choicesOf, knownOnly, NO_FACETS } from '../../facets/choices';
import { FilterChips } from '../../facets/FilterChips';
import { FilterDrawer } from '../../facets/FilterDrawer';
import { FilterPanel } from '../../facets/FilterPanel';
import { foreignParameters } from '../../facets/url-state';
import { fillText } from '../../language/fill-text';
import { LanguageProvider, useFacetTexts, useListTexts, useWords } from '../../language/use-language';
import { EmptyList } from '../../listing/EmptyList';
import { ListFailure } from '../../listing/ListFailure';
import { ListToolbar } from '../../listing/ListToolbar';
import type { ListContent, ListData } from '../../listing/list-data';
import { freeState, scopeOf } from '../../listing/list-query';
import { useEarlyChoices } from '../../listing/use-early-choices';
import { useLastReady } from '../../listing/use-last-ready';
import { useListState } from '../../listing/use-list-state';
import { VehicleGrid } from '../../listing/VehicleGrid';
import { writeCount } from '../../specification/formats';
import './StockLocator.css';

type Props = BlockProps<ListContent, ListData | undefined>;

/** The list in the language that came with it; what could not be loaded at all is the page's to tell. */
export function StockLocator(props: Props) {
  if (!props.data) return null;
  return (
    <LanguageProvider value={props.data.language}>
      <ListForm {...props} />
    </LanguageProvider>
  );
}

/** A plain form of checkboxes, ranges and links; where scripts run, each choice applies at once. */
function ListForm({ id, content, data }: Props) {
  const texts = useListTexts();
  const filters = useFacetTexts();
  const { locale } = useWords();
  const location = useLocation();
  const list = useLastReady(data);
  const control = useListState();
  const [drawer, setDrawer] = useState(false);

  const facets = list?.facets ?? NO_FACETS;
  const state = knownOnly(freeState(control.state, scopeOf(content)), facets);
  const choices = choicesOf(state, facets);
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, state, control.change);
  const filtersId = `${id}-filters`;
  const chips = <FilterChips state={state} choices={choices} searchOf={control.searchOf} onChange={control.change} />;
  const panel = <FilterPanel state={state} facets={facets} onChange={control.change} />;
  return (
    <Container wide className="stock-locator">
      <form ref={form} method="get" onSubmit={(event) => event.preventDefault()}>
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
        apply={fillText(filters.show, { vehicles: writeCount(list?.total ?? 0, texts.vehicles, locale) })}
      >
        {chips}
        {panel}
      </FilterDrawer>
    </Container>
  );
}
