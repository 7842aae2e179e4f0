import { useState } from 'react';
import type { ListState } from '../facets/url-state';
import type { ReadyList, ShownList } from './list-data';

interface Last {
  readonly list: ReadyList;
  readonly state: ListState;
}

/**
 * The newest list that could be loaded, with what it was asked by: what is on the screen stays when
 * the next one fails.
 */
export function useLastReady(data: ShownList, state: ListState): Last | undefined {
  const [last, setLast] = useState(data.status === 'ready' ? { list: data, state } : undefined);
  if (data.status !== 'ready' || data === last?.list) return last;
  const next = { list: data, state };
  setLast(next);
  return next;
}
