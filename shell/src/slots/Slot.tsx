import type { SlotModule } from '@showroom/shared-ui/remote-modules';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { type ShellContext, useShell } from '../context';
import { atMoment, useArrival } from '../federation/deferred';
import { pauseAfter, whilePageStands } from '../federation/persistently';
import { loadSlot } from '../federation/remotes';
import { settled } from '../federation/settled';
import { RecoveringBoundary } from '../layouts/RecoveringBoundary';
import { RemoteFiles } from '../page/RemoteFiles';
import { loadSlotView, type SlotView, slotKey } from './slot-data';

interface SlotProps {
  readonly name: string;
  readonly view: SlotView;
  readonly fallback: ReactNode;
}

/** Marks what stands for a slot that broke on the server: nobody would touch it to get its code. */
const FAILED_MARK = 'data-slot-failed';

/** A place of the layout that a remote fills. Its code comes when somebody touches it; without it the fallback stands. */
export function Slot({ name, view, fallback }: SlotProps) {
  const current = useRecovered(name, view);
  return (
    <div id={`slot-${name}`} className={`slot slot-${name}`}>
      {current.status === 'failed' ? (
        fallback
      ) : (
        <RecoveringBoundary fallback={() => fallback}>
          <Suspense fallback={<div {...{ [FAILED_MARK]: true }}>{fallback}</div>}>
            <Filled name={name} view={current} />
          </Suspense>
        </RecoveringBoundary>
      )}
    </div>
  );
}

function Filled({
  name,
  view,
}: {
  readonly name: string;
  readonly view: Extract<SlotView, { status: 'ready' }>;
}): ReactNode {
  const module = use(useSlotModule(useShell(), name, view.remote, view.expose));
  useArrival(`slot-${name}`);
  if (module.kind === 'foreign') return <Foreign html={module.renderToHtml({ data: view.data })} />;
  return (
    <>
      <RemoteFiles remote={view.remote} expose={view.expose} scripts={false} />
      <module.Component data={view.data} />
    </>
  );
}

function Foreign({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a navigation's own HTML, from a release that was checked
  return <div dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function useSlotModule(shell: ShellContext, name: string, remote: string, expose: string): Promise<SlotModule> {
  const load = () => settled(loadSlot(shell.remotes, remote, expose));
  return shell.modules.get(slotKey(name, remote, expose), () => {
    const element = shell.side === 'browser' && shell.isFirstPage() ? document.getElementById(`slot-${name}`) : null;
    return element && !element.querySelector(`[${FAILED_MARK}]`)
      ? settled(atMoment('interaction', element, () => whilePageStands(load)))
      : load();
  });
}

/** A slot that failed on the server is asked for again by the browser until it stands. */
function useRecovered(name: string, view: SlotView): SlotView {
  const shell = useShell();
  const [recovered, setRecovered] = useState<SlotView>(view);
  const [tries, setTries] = useState(0);
  const failed = recovered.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    async function lookAgain(): Promise<void> {
      setRecovered(await loadSlotView(shell, name, new URL(window.location.href)));
      setTries((count) => count + 1);
    }
    const timer = setTimeout(() => void lookAgain(), pauseAfter(tries));
    return () => clearTimeout(timer);
  }, [failed, tries, shell, name]);
  return recovered;
}
