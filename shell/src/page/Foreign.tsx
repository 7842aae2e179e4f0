import type { ForeignSlotModule } from '@showroom/shared-ui/remote-modules';
import { useNavigate } from '@showroom/shared-ui/router';
import { useLayoutEffect, useRef, useState } from 'react';
import { useShell } from './context';
import { RemoteFiles } from './RemoteFiles';
import type { ReadySlot } from './slot-view';

interface ForeignProps {
  readonly module: ForeignSlotModule;
  readonly slot: string;
  readonly view: ReadySlot;
}

/**
 * The place of a slot that code without React fills: its HTML first, then whatever its lifecycles
 * make of it.
 */
export function Foreign({ module, slot, view }: ForeignProps) {
  const shell = useShell();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  // React must never see another HTML than that of the first render: it would take what foreign
  // code has made of it away.
  const [html] = useState({ __html: `<div>${view.html ?? ''}</div>` });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const standing = import('./foreign-mount').then(({ stand }) =>
      stand({ shell, slot, view, module, element, navigate }),
    );
    standing.catch((cause: unknown) => console.error(`${view.remote} stands as plain HTML:`, cause));
    return () => void standing.then((leave) => leave());
  }, [shell, slot, view, module, navigate]);
  return (
    <>
      {shell.side === 'server' && <RemoteFiles remote={view.remote} expose={view.expose} precedence={`slot-${slot}`} />}
      <div
        ref={place}
        className="slot-foreign"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a navigation's own HTML, from a release that was checked
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
    </>
  );
}
