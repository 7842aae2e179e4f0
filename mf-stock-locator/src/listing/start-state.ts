import { availableOnly } from '../facets/choices';
import { type ListState, namesListState, parseListState } from '../facets/url-state';
import type { ReadyList } from './list-data';
import type { ListContent } from './list-fields';

/**
 * What an editor chose in advance, before it is known which of it the listing has; undefined where
 * nothing was.
 */
export function chosenInAdvance({ preselected }: Pick<ListContent, 'preselected'>): ListState | undefined {
  const query = new URLSearchParams(preselected.trim());
  return namesListState(query) ? { ...parseListState(query), page: 1 } : undefined;
}

/** Where visitors start who come without any choice of their own. */
export function startState(content: Pick<ListContent, 'preselected'>, list: ReadyList | undefined) {
  const inAdvance = chosenInAdvance(content);
  return inAdvance && list ? availableOnly(inAdvance, list.facets) : inAdvance;
}
