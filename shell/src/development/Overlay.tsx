import { useEffect, useId, useState } from 'react';
import type { SiteMap } from '../federation/pins';
import type { PageState } from '../page/page-state';
import { BusTimeline } from './BusTimeline';
import { DiskStatus } from './DiskStatus';
import type { Notebook } from './notebook';
import { Outlines } from './Outlines';
import { useOverview } from './overview';
import { RegionList } from './RegionList';
import { RemoteChoices } from './RemoteChoices';
import { useRegions } from './use-regions';
import './Overlay.css';

interface OverlayProps {
  readonly notebook: Notebook;
  readonly map: () => Promise<SiteMap>;
  readonly state: Pick<PageState, 'composition' | 'basename'>;
}

/** Shows developers which remote and version drew what, and lets them choose others. */
export function Overlay({ notebook, map: readMap, state }: OverlayProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [map, setMap] = useState<SiteMap>();
  const overview = useOverview(isOpen);
  const regions = useRegions(notebook, map, state.basename);
  const panel = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map of a page never changes
  useEffect(() => {
    readMap().then(setMap, (cause: unknown) => console.info('The overlay knows no remotes:', cause));
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyD') setOpen((is) => !is);
      else if (event.key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const isOwn = state.composition.startsWith('development-');
  return (
    <aside aria-label="Development">
      {isOpen && <Outlines regions={regions} chosen={chosen} />}
      {overview.value && map && <DiskStatus overview={overview.value} map={map} regions={regions} />}
      <button
        type="button"
        className="developing-toggle"
        aria-expanded={isOpen}
        aria-controls={panel}
        title="Alt+Shift+D"
        data-own={isOwn || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Remotes
      </button>
      {isOpen && (
        <div id={panel} className="developing-panel">
          <header className="developing-head">
            <div>
              <h2>Who drew this page</h2>
              <p>
                Composition <code>{state.composition}</code>
              </p>
            </div>
            <button type="button" className="developing-close" onClick={() => setOpen(false)}>
              Close
            </button>
          </header>
          <RegionList regions={regions} overview={overview.value} onChoose={setChosen} />
          <RemoteChoices overview={overview} />
          <BusTimeline notebook={notebook} />
        </div>
      )}
    </aside>
  );
}
