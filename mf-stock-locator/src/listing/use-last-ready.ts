import { useState } from 'react';
import type { ReadyList, ShownList } from './list-data';

/** The newest list that could be loaded: what is on the screen stays when the next one fails. */
export function useLastReady(data: ShownList | undefined): ReadyList | undefined {
  const [last, setLast] = useState(data?.status === 'ready' ? data : undefined);
  if (data?.status === 'ready' && data !== last) setLast(data);
  return data?.status === 'ready' ? data : last;
}
