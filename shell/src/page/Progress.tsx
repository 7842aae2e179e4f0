import { useNavigation } from '@showroom/shared-ui/router';
import { type ComponentType, useEffect, useState } from 'react';

/** The bar's code comes with the first navigation: it shows after a moment anyway. */
export function Progress() {
  const isBusy = useNavigation().state !== 'idle';
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!isBusy || Bar) return;
    import(/* webpackChunkName: "progress-bar" */ './ProgressBar').then(
      (code) => setBar(() => code.ProgressBar),
      (cause: unknown) => console.info('The next page comes without a progress bar:', cause),
    );
  }, [isBusy, Bar]);
  return Bar && <Bar />;
}
