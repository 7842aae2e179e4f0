import { usePlatform } from '@showroom/shared-ui/platform';
import type { ForeignSlotModule, SlotModule } from '@showroom/shared-ui/remote-modules';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { useEffect, useRef } from 'react';

interface Loaded {
  readonly module: SlotModule;
  readonly data: unknown;
}

/** A slot's module as the layout would show it. */
export function SlotPreview() {
  const { module, data } = useLoaderData<Loaded>();
  if (module.kind === 'foreign') return <ForeignPreview module={module} data={data} />;
  return <module.Component data={data} />;
}

function ForeignPreview({ module, data }: { readonly module: ForeignSlotModule; readonly data: unknown }) {
  const element = useRef<HTMLDivElement>(null);
  const platform = usePlatform();
  const navigate = useNavigate();
  useEffect(() => {
    const domElement = element.current;
    if (!domElement) return;
    const props = { data, domElement, platform, navigate: (path: string) => void navigate(path) };
    const { bootstrap, mount, unmount } = module.lifecycles;
    const mounted = bootstrap(props).then(() => mount(props));
    return () => void mounted.then(() => unmount(props));
  }, [module, data, platform, navigate]);
  return <div ref={element} />;
}
