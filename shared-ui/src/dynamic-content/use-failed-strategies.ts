import type { ContentStrategy } from '@showroom/contracts/dynamic-content/strategies';
import { type Platform, usePlatform } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';

/** A piece of content that may be shown under a condition only. */
export interface StrategicContent {
  readonly dc_strategy?: ContentStrategy | undefined;
}

const NONE: ReadonlySet<ContentStrategy> = new Set();

/**
 * The strategies whose check fails: their content gives way to its fallback, or to nothing. None
 * fails before the page runs and the data of all is known; where that cannot be had, nothing is
 * restricted. `pieces` must be the same array as long as it says the same.
 */
export function useFailedStrategies(pieces: readonly StrategicContent[]): ReadonlySet<ContentStrategy> {
  const platform = usePlatform();
  const { pathname: path } = useLocation();
  const [failed, setFailed] = useState(NONE);
  useEffect(() => {
    const strategies = pieces.flatMap(({ dc_strategy }) => dc_strategy ?? []);
    if (strategies.length === 0) return undefined;
    let isOver = false;
    failing(strategies, platform, path).then(
      (found) => !isOver && setFailed(found),
      (cause: unknown) => console.info('All content is shown, for its conditions could not be checked:', cause),
    );
    return () => {
      isOver = true;
    };
  }, [pieces, platform, path]);
  return failed;
}

async function failing(
  strategies: readonly ContentStrategy[],
  { strategySources }: Platform,
  path: string,
): Promise<ReadonlySet<ContentStrategy>> {
  if (!strategySources) return NONE;
  const { isContentShown } = await import('@showroom/contracts/dynamic-content/strategies');
  const checks = strategies.map(async (strategy) => {
    const data = await strategySources(strategy.key);
    return isContentShown(strategy, { ...data, path }) ? [] : [strategy];
  });
  return new Set((await Promise.all(checks)).flat());
}
