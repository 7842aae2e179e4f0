import { type ReactNode, Suspense, use } from 'react';
import { atMoment, type Moment, useArrival } from '../federation/deferred';
import { retryWhileOpen } from '../federation/retry';
import { settled } from '../federation/settled';
import { type ShellContext, ShellProvider, useShell } from './context';
import { RecoveringBoundary } from './RecoveringBoundary';
import { RemoteFiles } from './RemoteFiles';
import { type FillingModule, loadFillingModule, slotKey } from './slot-data';
import type { ReadySlot, SlotView } from './slot-view';
import { useShown } from './use-shown-slot';

interface SlotProps {
  readonly name: string;
  readonly view: SlotView;
  readonly fallback: ReactNode;
}

/** Marks what stands for a slot that broke on the server: nobody would touch it to get its code. */
const FAILED_MARK = 'data-slot-failed';

/** A footer has parts that browsers alone show; others work as HTML until somebody touches them. */
const MOMENTS: Readonly<Record<string, Moment>> = { footer: 'visible' };

/**
 * A place of the layout that a remote fills. Its code comes when somebody touches it; without it
 * the fallback stands. Another remote may take the place while the page is open, when the market's
 * composition says so.
 */
export function Slot({ name, view: first, fallback }: SlotProps) {
  const { view, shell, revision } = useShown(name, first);
  return (
    <div id={`slot-${name}`} className={`slot slot-${name}`}>
      {view.status === 'failed' ? (
        fallback
      ) : (
        <ShellProvider key={`${view.remote} ${revision}`} value={shell}>
          <RecoveringBoundary fallback={() => fallback}>
            <Suspense fallback={<div {...{ [FAILED_MARK]: true }}>{fallback}</div>}>
              <Filled name={name} view={view} />
            </Suspense>
          </RecoveringBoundary>
        </ShellProvider>
      )}
    </div>
  );
}

function Filled({ name, view }: { readonly name: string; readonly view: ReadySlot }): ReactNode {
  const module = use(useSlotModule(useShell(), name, view.remote, view.expose));
  useArrival(`slot-${name}`);
  if (module.kind === 'foreign') return <module.Foreign module={module} slot={name} view={view} />;
  return (
    <>
      <RemoteFiles remote={view.remote} expose={view.expose} />
      <module.Component data={view.data} />
    </>
  );
}

function useSlotModule(shell: ShellContext, name: string, remote: string, expose: string): Promise<FillingModule> {
  const load = () => settled(loadFillingModule(shell.remotes, { remote, expose }));
  return shell.modules.get(slotKey(name, remote, expose), () => {
    const element = shell.side === 'browser' && shell.isFirstPage() ? document.getElementById(`slot-${name}`) : null;
    return element && !element.querySelector(`[${FAILED_MARK}]`)
      ? settled(atMoment(MOMENTS[name] ?? 'interaction', element, () => retryWhileOpen(load)))
      : load();
  });
}
