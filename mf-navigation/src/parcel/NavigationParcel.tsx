// Before the style sheets of what it holds.
import '@showroom/shared-ui/styles.css';
import { directionOf } from '@showroom/contracts/markets';
import { ErrorBoundary } from '@showroom/shared-ui/error-boundary';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { useMemo } from 'react';
import { ChosenNavigation } from '../choice/ChosenNavigation';
import type { Given } from './given';
import { HostPageProvider, hostPage } from './host-page';
import { useParcelPlatform } from './parcel-platform';
import { shownEntries } from './shown-entries';
import './parcel.css';

export interface ParcelRootProps {
  readonly given: Given;
  /** Counts what was given: the next one may stand where the last one failed. */
  readonly turn: number;
  readonly onError: (error: unknown) => void;
}

/** The navigation with all around it that the shell gives elsewhere. */
export function NavigationParcel({ given, turn, onError }: ParcelRootProps) {
  const { locale, settings, entries, site, path } = given;
  const platform = useParcelPlatform(given);
  const page = useMemo(() => hostPage(given), [given]);
  const data = useMemo(() => ({ entries: shownEntries(entries, site), path }), [entries, site, path]);
  return (
    <div className="showroom-parcel" lang={locale} dir={directionOf(locale)}>
      <div className={settings['app.theme']}>
        <ErrorBoundary resetKey={String(turn)} fallback={() => null} onError={onError}>
          <PlatformProvider value={platform}>
            <HostPageProvider value={page}>
              <ChosenNavigation data={data} />
            </HostPageProvider>
          </PlatformProvider>
        </ErrorBoundary>
      </div>
    </div>
  );
}
