import { useState } from 'react';
import type { ListData, ReadyList } from './list-data';

/** The newest list that could be loaded: what is on the screen stays when the next one fails. */
export function useLastReady(data: ListData | undefined): ReadyList | undefined {
  const [last, setLast] = useState(data?.status === 'ready' ? data : undefined);
  if (data?.status === 'ready' && data !== last) setLast(data);
  return data?.status === 'ready' ? data : last;
}
