import { ErrorBoundary, FailedNotice } from '@showroom/shared-ui/error-boundary';
import type { ReactNode } from 'react';
import { type Choice, THEMES } from './choice';

interface ThemedProps {
  readonly theme: Choice['theme'];
  /** Gets an ending that makes ids unique when something is shown in several themes. */
  readonly children: (suffix: string) => ReactNode;
}

/** Its content on the surface of a theme, or of each of them. A failure costs this place alone. */
export function Themed({ theme, children }: ThemedProps) {
  const themes = theme === 'all' ? THEMES : [theme];
  return themes.map((one) => (
    <div key={one} className={`${one} harness-surface`}>
      <ErrorBoundary fallback={(retry) => <FailedNotice onRetry={retry} />}>
        {children(theme === 'all' ? `-${one}` : '')}
      </ErrorBoundary>
    </div>
  ));
}
