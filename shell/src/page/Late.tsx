import { usePlatform } from '@showroom/shared-ui/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { FOLLOW } from '../addresses/follow-event';
import { SearchOpener } from '../overlays/SearchOpener';
import { useShell } from './context';
import { EditorsToolbar } from './EditorsToolbar';
import { hasOverlays } from './has-overlays';
import type { LateProps } from './LateListeners';

/**
 * What hears blocks (a film to open, data to load anew) and what lies over a page comes with the
 * first event of theirs, or with a setting: a page without any fetches none of it.
 */
export function Late({ isSite }: LateProps) {
  const { late } = useShell();
  const { settings } = usePlatform();
  const [Listeners, setListeners] = useState<ComponentType<LateProps>>();
  const [followed, setFollowed] = useState<Event>();
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "late-listeners" */ './LateListeners').then(
        (code) => setListeners(() => code.LateListeners),
        (cause: unknown) => console.info('What a block asked for waits for its next event:', cause),
      );
    const look = () => isSite && hasOverlays(settings) && load();
    // What comes late opens forms over the page.
    const onFollow = (event: Event) => {
      if (!String(Reflect.get(event, 'detail')).startsWith('/form/')) return;
      event.preventDefault();
      setFollowed(event);
      load();
    };
    addEventListener(FOLLOW, onFollow);
    const ends = [() => removeEventListener(FOLLOW, onFollow), late.onHeld(load), settings.subscribe(look)];
    look();
    return () => {
      for (const end of ends) end();
    };
  }, [late, settings, isSite]);
  return (
    <>
      {isSite && <SearchOpener />}
      {isSite && <EditorsToolbar />}
      {Listeners && <Listeners isSite={isSite} followed={followed} />}
    </>
  );
}
