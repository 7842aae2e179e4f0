// Before the style sheets of what it holds.
import '@showroom/shared-ui/styles.css';
import { directionOf } from '@showroom/contracts/markets';
import { ErrorBoundary } from '@showroom/shared-ui/error-boundary';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { useLayoutEffect, useMemo } from 'react';
import { ChosenNavigation } from '../choice/ChosenNavigation';
import { HostPageProvider, hostPage } from './host-page';
import { useParcelPlatform } from './parcel-platform';
import type { ParcelProps } from './parcel-props';
import { withPictureAddresses } from './picture-addresses';
import './parcel.css';

export interface ParcelRootProps {
  readonly given: ParcelProps;
  /** Counts what was given: the next one may stand where the last one failed. */
  readonly revision: number;
  /** What was given is shown, or has failed to be. */
  readonly onCommit: (() => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** The navigation with all around it that the shell gives elsewhere. */
export function NavigationParcel({ given, revision, onCommit, onError }: ParcelRootProps) {
  const { locale, settings, entries, site, path } = given;
  const platform = useParcelPlatform(given);
  const page = useMemo(() => hostPage(given), [given]);
  const data = useMemo(() => ({ entries: withPictureAddresses(entries, site), path }), [entries, site, path]);
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return (
    <div className="showroom-parcel" lang={locale} dir={directionOf(locale)}>
      <div className={settings['app.theme']}>
        <ErrorBoundary resetKey={String(revision)} fallback={() => null} onError={onError}>
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
