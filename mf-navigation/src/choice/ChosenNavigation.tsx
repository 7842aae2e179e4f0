import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { SlotProps } from '@showroom/shared-ui/remote-modules';
import { useLocation } from '@showroom/shared-ui/router';
import { useSyncExternalStore } from 'react';
import { useShownEntries } from '../data/use-shown-entries';
import { LightNavigation } from '../light/LightNavigation';
import { LogoOnlyNavigation } from '../logo-only/LogoOnlyNavigation';
import { NewerNavigation } from '../newer/NewerNavigation';
import { Navigation } from '../standard/Navigation';
import { navigationKind } from './navigation-kind';

export interface NavigationData {
  readonly entries: readonly NavEntry[];
  /** The page that the server rendered it for, without the prefix of a language. */
  readonly path: string;
}

/** The navigation that this page has. */
export function ChosenNavigation({ data }: SlotProps<NavigationData>) {
  const { settings } = usePlatform();
  const path = usePath(data.path);
  const entries = useShownEntries(data.entries);
  switch (navigationKind(path, settings)) {
    case 'logo-only':
      return <LogoOnlyNavigation />;
    case 'light':
      return <LightNavigation data={entries} />;
    case 'newer':
      return <NewerNavigation data={entries} />;
    case 'standard':
      return <Navigation data={entries} />;
  }
}

const never = () => () => undefined;

/**
 * A visitor may have gone on before the server's HTML is taken over: until then the page is the one
 * that it was rendered for.
 */
function usePath(rendered: string): string {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    never,
    () => pathname,
    () => rendered,
  );
}
