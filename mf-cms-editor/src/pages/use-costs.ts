import type { BlockCost } from '@showroom/contracts/host/canvas-messages';
import { useCallback, useState } from 'react';

/** Milliseconds by the ids of blocks. */
export type Costs = ReadonlyMap<string, number>;

const NONE: Costs = new Map();

/** What blocks take of the browser, of those that were measured. */
export function useCosts() {
  const [costs, setCosts] = useState(NONE);
  const addCosts = useCallback((measured: readonly BlockCost[]) => {
    setCosts(
      (before) => new Map([...before, ...measured.map(({ block, milliseconds }) => [block, milliseconds] as const)]),
    );
  }, []);
  return { costs, addCosts };
}
