import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { type Given, givenBy } from '../../parcel/given';
import { NavigationParcel, type ParcelRootProps } from '../../parcel/NavigationParcel';
import { makePlace, type Place } from '../../parcel/parcel-place';

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

interface Standing {
  /** Told to single-spa-react, which takes two of one name for the same. */
  readonly name: string;
  readonly place: Place;
  /** The last props that were of use; none before React is asked to render. */
  given: Given | undefined;
  turn: number;
  failure: { readonly error: unknown } | undefined;
}

/** A host may give several parcels one name. */
const standing = new Map<unknown, Standing>();
const keyOf = ({ unmountSelf, name }: HostProps) => unmountSelf ?? name;
let mounts = 0;

function reactProps(own: Standing, given: Given, props: HostProps) {
  own.given = given;
  own.turn += 1;
  const onError = (error: unknown) => {
    own.failure = { error };
  };
  return { ...props, name: own.name, domElement: own.place.element, given, turn: own.turn, onError };
}

/** A parcel is ready as soon as its code is there. */
export async function bootstrap(): Promise<void> {}

/** Rejects with a sentence that names what is wrong with the props, or with what failed to render. */
export async function mount(props: HostProps): Promise<void> {
  const given = givenBy(props);
  mounts += 1;
  const name = `showroom-navigation-${mounts}`;
  const own: Standing = { name, place: makePlace(props.domElement), given: undefined, turn: 0, failure: undefined };
  standing.set(keyOf(props), own);
  await own.place.showStyles('navigation');
  await react.mount(reactProps(own, given, props));
  if (own.failure) throw new Error('The navigation could not be rendered', { cause: own.failure.error });
}

/**
 * Takes all props anew. Those that are of no use are reported and change nothing: a parcel whose
 * update rejects is lost to single-spa, which does not even let it be unmounted.
 */
export async function update(props: HostProps): Promise<void> {
  const own = standing.get(keyOf(props));
  if (!own) return;
  try {
    await react.update?.(reactProps(own, givenBy(props), props));
  } catch (cause) {
    console.error(cause);
  }
}

/** Leaves the host's element as it was; also after a mount that failed. */
export async function unmount(props: HostProps): Promise<void> {
  const own = standing.get(keyOf(props));
  if (!own) return;
  standing.delete(keyOf(props));
  if (own.given) await react.unmount(reactProps(own, own.given, props));
  own.place.remove();
}
