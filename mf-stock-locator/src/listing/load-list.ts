import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { FILTER_KEYS, isCheckboxKey, isSliderKey, SLIDER_KEYS } from '@showroom/contracts/entities/filters';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { fetchVehicles } from '../data/vehicles';
import { knownOnly, NO_FACETS, narrowing } from '../facets/choices';
import { type ListState, readListState, writeListState } from '../facets/url-state';
import { listLanguage } from '../language/list-language';
import { cardOf } from './card-of';
import type { ListContent, ListData, ReadyList } from './list-data';
import { freeState, isFixed, listQuery, pageSize, type Scope, scopeOf } from './list-query';

type Answer = Awaited<ReturnType<typeof fetchVehicles>>;

/** Milliseconds after which a visitor hears that it takes long; sooner than the page gives up on the block. */
const PATIENCE = 1600;

/**
 * The list that an address asks for. The server fails as a whole, so that a page without vehicles is never kept as a good one;
 * in the browser a failure becomes data, and the list on the screen stays beside the notice.
 */
export async function loadList(input: LoadInput<ListContent>): Promise<ListData> {
  if (typeof document === 'undefined') return load(input);
  const patience = AbortSignal.any([input.signal, AbortSignal.timeout(PATIENCE)]);
  try {
    return await load({ ...input, signal: patience });
  } catch (error) {
    if (input.signal.aborted || !(patience.aborted || error instanceof ShowroomError)) throw error;
    return { status: 'failed', language: listLanguage(input.platform.locale) };
  }
}

async function load({ platform, url, content, signal }: LoadInput<ListContent>): Promise<ReadyList> {
  const scope = scopeOf(content);
  const listing = content.ci_key_list.split(',')[0]?.trim() || platform.market.listing;
  const asked = freeState(readListState(url.searchParams), scope);
  const send = (state: ListState) =>
    fetchVehicles(platform, listing, listQuery(state, scope, pageSize(content.page_size)), signal);

  let answer = await send(asked);
  // Only the answer tells which options the listing has.
  const known = effective(asked, answer.meta.facets ?? NO_FACETS);
  if (known !== asked) answer = await send(known);
  // A page that stock has left behind shows the last one there is.
  if (answer.data.length === 0 && answer.meta.total > 0) answer = await send({ ...known, page: answer.meta.pages });
  return { ...readyList(answer, content, scope, known), language: listLanguage(platform.locale) };
}

/**
 * What of a state filters anything: known options, and bounds that narrow. A plain form also sends the ends of its sliders,
 * which would leave out every vehicle that does not tell the value.
 */
function effective(state: ListState, facets: Facets): ListState {
  const known = knownOnly(state, facets);
  const ranges = Object.fromEntries(
    SLIDER_KEYS.flatMap((key) => {
      const range = narrowing(state.ranges[key], facets.bounds[key]);
      return range ? [[key, range]] : [];
    }),
  );
  const next = { ...known, ranges };
  return writeListState(next) === writeListState(state) ? state : next;
}

function readyList(
  { data, meta }: Answer,
  content: ListContent,
  scope: Scope,
  state: ListState,
): Omit<ReadyList, 'language'> {
  return {
    status: 'ready',
    cards: data.map(cardOf),
    total: meta.total,
    page: meta.page,
    pages: meta.pages,
    facets: shownFacets(meta.facets ?? NO_FACETS, content, scope, state),
  };
}

/** Facets that are neither shown nor chosen do not travel to the browser. */
function shownFacets(facets: Facets, content: ListContent, scope: Scope, { chosen, ranges }: ListState): Facets {
  const shown = FILTER_KEYS.filter((key) => !isFixed(scope, key) && (content[key] || key in chosen || key in ranges));
  const options: Record<string, Facets['options'][string]> = {};
  for (const key of shown.filter(isCheckboxKey)) options[key] = facets.options[key] ?? [];
  const bounds: Record<string, Facets['bounds'][string]> = {};
  for (const key of shown.filter(isSliderKey)) bounds[key] = facets.bounds[key] ?? null;
  return { options, bounds };
}
