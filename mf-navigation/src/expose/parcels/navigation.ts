import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createMountPoint, type MountPoint } from '../../parcel/mount-point';
import { NavigationParcel, type ParcelRootProps } from '../../parcel/NavigationParcel';
import { type ParcelProps, parseParcelProps } from '../../parcel/parcel-props';

/**
 * The navigation for pages of others, as a parcel of single-spa. What its host gives is
 * contracts/host/navigation-parcel.
 */
const react = singleSpaReact<ParcelRootProps & { readonly domElement: HTMLElement }>({
  React,
  // `ReactDOM` in its place, as up to React 17, has nothing to render with since React 19.
  ReactDOMClient: {
    createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix: 'showroom-navigation-' }),
  },
  rootComponent: NavigationParcel,
  // The component has a boundary inside. The one of single-spa-react would keep the props of the
  // first mount for ever, and let a mount that failed look like one that did not.
  suppressComponentDidCatchWarning: true,
});

type HostProps = Omit<Parameters<typeof react.mount>[0], keyof ParcelRootProps> & {
  /** One for each parcel; single-spa gives it. */
  readonly unmountSelf?: unknown;
};

interface Mounted {
  /** Told to single-spa-react, which takes two of one name for the same. */
  readonly name: string;
  readonly mountPoint: MountPoint;
  /** The last props that were of use; none before React is asked to render. */
  given: ParcelProps | undefined;
  revision: number;
  failure: { readonly error: unknown } | undefined;
}

/** A host may give several parcels one name. */
const mounted = new Map<unknown, Mounted>();
const keyOf = ({ unmountSelf, name }: HostProps) => unmountSelf ?? name;
let mounts = 0;

function reactProps(own: Mounted, given: ParcelProps, props: HostProps, onCommit?: () => void) {
  own.given = given;
  own.revision += 1;
  const onError = (error: unknown) => {
    own.failure = { error };
  };
  const { name, mountPoint, revision } = own;
  return { ...props, name, domElement: mountPoint.element, given, revision, onCommit, onError };
}

/** A parcel is ready as soon as its code is there. */
export async function bootstrap(): Promise<void> {}

/** Rejects with a sentence that names what is wrong with the props, or what failed to render. */
export async function mount(props: HostProps): Promise<void> {
  const given = parseParcelProps(props);
  mounts += 1;
  const name = `showroom-navigation-${mounts}`;
  const mountPoint = createMountPoint(props.domElement);
  const own: Mounted = { name, mountPoint, given: undefined, revision: 0, failure: undefined };
  mounted.set(keyOf(props), own);
  await mountPoint.showStyles('navigation');
  await react.mount(reactProps(own, given, props));
  if (own.failure) throw new Error('The navigation could not be rendered', { cause: own.failure.error });
}

/**
 * Takes all props anew. Those that are of no use are reported and change nothing: a parcel whose
 * update rejects is lost to single-spa, which does not even let it be unmounted.
 */
export async function update(props: HostProps): Promise<void> {
  const own = mounted.get(keyOf(props));
  if (!own) return;
  try {
    const given = parseParcelProps(props);
    // The promise of single-spa-react is fulfilled as soon as React begins to render.
    await new Promise<void>((resolve, reject) => {
      react.update?.(reactProps(own, given, props, resolve)).catch(reject);
    });
  } catch (cause) {
    console.error(cause);
  }
}

/** Leaves the host's element as it was; also after a mount that failed. */
export async function unmount(props: HostProps): Promise<void> {
  const own = mounted.get(keyOf(props));
  if (!own) return;
  mounted.delete(keyOf(props));
  if (own.given) await react.unmount(reactProps(own, own.given, props));
  own.mountPoint.remove();
}
