import type { ContentStrategy } from '@showroom/contracts/dynamic-content/strategies';
import { type Platform, usePlatform } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';

/** A piece of content that may be shown under a condition only. */
export interface StrategicContent {
  readonly dc_strategy?: ContentStrategy | undefined;
}

const NONE: ReadonlySet<ContentStrategy> = new Set();

interface Checked {
  readonly pieces: readonly StrategicContent[];
  readonly failed: ReadonlySet<ContentStrategy>;
}

/**
 * The strategies whose check fails: their content gives way to its fallback, or to nothing. None
 * fails before the page runs and the data of all is known; where that cannot be had, nothing is
 * restricted. `pieces` must be the same array as long as it says the same.
 */
export function useFailedStrategies(pieces: readonly StrategicContent[]): ReadonlySet<ContentStrategy> {
  return useCheckedStrategies(pieces) ?? NONE;
}

/** The same for content that is shown once it is known which; undefined until then. */
export function useCheckedStrategies(pieces: readonly StrategicContent[]): ReadonlySet<ContentStrategy> | undefined {
  const platform = usePlatform();
  const { pathname: path } = useLocation();
  const [checked, setChecked] = useState<Checked>();
  const hasStrategies = pieces.some(({ dc_strategy }) => dc_strategy);
  useEffect(() => {
    if (!hasStrategies) return undefined;
    let isOver = false;
    const strategies = pieces.flatMap(({ dc_strategy }) => dc_strategy ?? []);
    const known = (failed: ReadonlySet<ContentStrategy>) => !isOver && setChecked({ pieces, failed });
    failing(strategies, platform, path).then(known, (cause: unknown) => {
      console.info('All content is shown, for its conditions could not be checked:', cause);
      known(NONE);
    });
    return () => {
      isOver = true;
    };
  }, [pieces, hasStrategies, platform, path]);
  if (!hasStrategies) return NONE;
  return checked?.pieces === pieces ? checked.failed : undefined;
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
