import type { createBrowserRouter } from '@showroom/shared-ui/router';
import { announceLoaded } from '../page/loaded-event';

type Strategy = NonNullable<NonNullable<Parameters<typeof createBrowserRouter>[1]>['dataStrategy']>;

/** The loaders of a navigation, all at once as the router runs them; each tells when it is done. */
export const announcedLoading: Strategy = async ({ matches }) => {
  const asked = matches.filter(({ shouldLoad }) => shouldLoad);
  const results = asked.map(async (match) => {
    const result = await match.resolve();
    announceLoaded(asked.length);
    return [match.route.id, result] as const;
  });
  return Object.fromEntries(await Promise.all(results));
};
