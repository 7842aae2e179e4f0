declare const __webpack_public_path__: string;

/** Milliseconds that a style sheet has; the navigation stands without it then. */
const STYLES_DEADLINE = 3000;

/** Everything that a parcel puts into its host's page. */
export interface MountPoint {
  /** For React alone. */
  readonly element: HTMLElement;
  /** Ends once the style sheet of a parcel is there, or will not come. */
  showStyles(parcel: string): Promise<void>;
  /** Leaves the page as it was. */
  remove(): void;
}

/** Makes room in a host's element, which may hold other things, too. */
export function createMountPoint(host: HTMLElement): MountPoint {
  const outer = document.createElement('div');
  const element = document.createElement('div');
  outer.append(element);
  host.append(outer);
  return {
    element,
    async showStyles(parcel) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = 'anonymous';
      // The build names a parcel's style sheet as the parcel.
      link.href = new URL(`${parcel}.css`, __webpack_public_path__).href;
      const isThere = loaded(link);
      outer.prepend(link);
      if (!(await isThere)) console.error(`The style sheet ${link.href} could not be loaded`);
    },
    remove: () => outer.remove(),
  };
}

function loaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), STYLES_DEADLINE);
    const end = (isThere: boolean) => () => {
      clearTimeout(timer);
      resolve(isThere);
    };
    link.addEventListener('load', end(true), { once: true });
    link.addEventListener('error', end(false), { once: true });
  });
}
