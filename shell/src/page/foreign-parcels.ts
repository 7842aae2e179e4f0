import type { ForeignSlotModule, ForeignSlotProps } from '@showroom/shared-ui/remote-modules';
import { type AppProps, mountRootParcel } from 'single-spa';
import { withDeadline } from '../federation/remotes';

/** Milliseconds that foreign code has for one step. */
const DEADLINES = { bootstrap: 3000, mount: 3000, update: 1500, unmount: 1500 } as const;
type Step = keyof typeof DEADLINES;

/** A foreign module that stands in an element. */
export interface MountedParcel {
  /** Rejects when the foreign code throws or takes too long; the parcel must be ended then. */
  update(props: ForeignSlotProps): Promise<void>;
  /** Ends always, whatever the foreign code does; the element is empty then. */
  end(): Promise<void>;
}

let holder: Promise<AppProps['mountParcel']> | undefined;

/**
 * single-spa 6.0.3 never forgets a root parcel, its element and its props. Parcels of a parcel it
 * forgets when they end well: so the page has one root parcel, which does nothing, and everything
 * foreign is mounted in it.
 */
function mountInHolder(): Promise<AppProps['mountParcel']> {
  holder ??= new Promise((resolve, reject) => {
    const nothing = async () => undefined;
    const mount = async ({ mountParcel }: AppProps) => resolve(mountParcel);
    const config = { name: 'showroom', bootstrap: nothing, mount, unmount: nothing };
    mountRootParcel(config, { domElement: document.createElement('div') }).mountPromise.catch(reject);
  });
  return holder;
}

/**
 * Mounts a foreign module in an element; rejects when its code throws or takes too long, once it
 * was ended.
 */
export async function mountForeign(module: ForeignSlotModule, props: ForeignSlotProps): Promise<MountedParcel> {
  const mountParcel = await mountInHolder();
  const { config, use, takeFailure } = guarded(module, props);
  const parcel = mountParcel(config, { ...props });
  await parcel.mountPromise;

  async function end(): Promise<void> {
    await parcel.unmount().catch(() => undefined);
    props.domElement.replaceChildren();
  }

  const failure = takeFailure();
  if (failure) {
    await end();
    throw failure;
  }
  return {
    async update(next) {
      use(next);
      await parcel.update?.({ ...next });
      const failed = takeFailure();
      if (failed) throw failed;
    },
    end,
  };
}

/**
 * Lifecycles that always end and never fail: what failed is told beside them, for single-spa keeps
 * parcels that fail.
 */
function guarded({ lifecycles }: ForeignSlotModule, first: ForeignSlotProps) {
  let props = first;
  let failure: Error | undefined;
  const step = (name: Step) => async (): Promise<void> => {
    if (failure && name !== 'unmount') return;
    try {
      await withDeadline(DEADLINES[name], name, async () => lifecycles[name](props));
    } catch (cause) {
      failure = new Error(`Foreign code failed to ${name}`, { cause });
    }
  };
  // Later than ours, so that single-spa has nothing to warn of.
  const limit = (name: Step) => ({ millis: DEADLINES[name] + 500, warningMillis: DEADLINES[name] + 500 });
  return {
    config: {
      bootstrap: step('bootstrap'),
      mount: step('mount'),
      update: step('update'),
      unmount: step('unmount'),
      timeouts: {
        bootstrap: limit('bootstrap'),
        mount: limit('mount'),
        update: limit('update'),
        unmount: limit('unmount'),
      },
    },
    use(next: ForeignSlotProps): void {
      props = next;
    },
    takeFailure(): Error | undefined {
      const taken = failure;
      failure = undefined;
      return taken;
    },
  };
}
