import { type ComponentType, useEffect, useState } from 'react';
import { useShell } from './context';

/** What hears blocks (a film to open, data to load anew) comes with the first event of theirs. */
export function Late() {
  const { late } = useShell();
  const [Listeners, setListeners] = useState<ComponentType>();
  useEffect(
    () =>
      late.onHeld(() => {
        import(/* webpackChunkName: "late-listeners" */ './LateListeners').then(
          (code) => setListeners(() => code.LateListeners),
          (cause: unknown) => console.info('What a block asked for waits for its next event:', cause),
        );
      }),
    [late],
  );
  return Listeners && <Listeners />;
}
