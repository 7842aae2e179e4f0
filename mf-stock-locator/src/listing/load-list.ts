import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { FILTER_KEYS, isCheckboxKey, isSliderKey } from '@showroom/contracts/entities/filters';
import { vehiclePath } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { fetchVehicles } from '../data/vehicles';
import { knownOnly, NO_FACETS } from '../facets/choices';
import { type ListState, readListState } from '../facets/url-state';
import type { CardData, ListContent, ListData, ReadyList } from './list-data';
import { freeState, isFixed, listQuery, pageSize, type Scope, scopeOf } from './list-query';

type Answer = Awaited<ReturnType<typeof fetchVehicles>>;

/**
 * The list that an address asks for. The server fails as a whole, so that a page without vehicles is never kept as a good one;
 * in the browser a failure becomes data, and the list on the screen stays beside the notice.
 */
export async function loadList(input: LoadInput<ListContent>): Promise<ListData> {
  try {
    return await load(input);
  } catch (error) {
    if (typeof document === 'undefined' || !(error instanceof ShowroomError)) throw error;
    return { status: 'failed', code: error.code };
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
  const known = knownOnly(asked, answer.meta.facets ?? NO_FACETS);
  if (isShorter(known, asked)) answer = await send(known);
  // A page that stock has left behind shows the last one there is.
  if (answer.data.length === 0 && answer.meta.total > 0) answer = await send({ ...known, page: answer.meta.pages });
  return readyList(answer, content, scope, known);
}

function isShorter(known: ListState, asked: ListState): boolean {
  const count = ({ chosen }: ListState) => Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
  return count(known) < count(asked);
}

function readyList({ data, meta }: Answer, content: ListContent, scope: Scope, state: ListState): ReadyList {
  return {
    status: 'ready',
    cards: data.map(cardOf),
    total: meta.total,
    page: meta.page,
    pages: meta.pages,
    facets: shownFacets(meta.facets ?? NO_FACETS, content, scope, state),
  };
}

/** Also used for similar vehicles. */
export function cardOf(vehicle: Answer['data'][number]): CardData {
  return { id: vehicle.id, path: vehiclePath(vehicle), attributes: vehicle.attributes };
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
