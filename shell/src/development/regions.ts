import type { Hydrate } from '@showroom/contracts/blocks/template';
import { mountOf, type SiteMap } from '../federation/pins';
import type { Notes } from './notebook';

/** A part of the page that a remote drew. */
export interface Region {
  /** The same part keeps it while the page lives. */
  readonly key: string;
  readonly element: Element;
  readonly kind: 'slot' | 'block' | 'mount';
  /** `navigation`, `accordion`, `/showroom`. */
  readonly name: string;
  readonly remote: string;
  readonly version: string;
  readonly expose: string;
  /** When the browser takes it over. */
  readonly hydrate: Hydrate | 'interaction';
  readonly state: 'static' | 'waiting' | 'alive' | 'fallback';
  /** Milliseconds until its code was there, once it is. */
  readonly ms: number | undefined;
  readonly failure: string | undefined;
  /** One of a few colours, the same for all parts of a remote. */
  readonly hue: number;
}

const HUES = 6;

interface Seen {
  readonly root: ParentNode;
  readonly map: SiteMap;
  /** Without the prefix of a language. */
  readonly path: string;
  readonly notes: Notes;
  readonly isWaiting: (element: Element) => boolean;
}

const FALLBACKS = '[data-block-failed], .page-block-failed, [data-slot-failed], .fallback-navigation, .fallback-footer';

/** Which remote and version drew what of the page, in the order of the page. */
export function regionsOf(seen: Seen): Region[] {
  const { root, map } = seen;
  const regions: (Region | undefined)[] = [];
  const mount = mountOf(map, seen.path);
  for (const element of root.querySelectorAll('[id^="slot-"], [data-block], #content')) {
    const block = element.getAttribute('data-block');
    if (block !== null) {
      const found = map.blocks[block];
      if (found) regions.push(blockRegion(seen, element, block, found));
    } else if (element.id === 'content') {
      if (mount) regions.push(region(seen, element, { kind: 'mount', name: mount.path, ...mount, hydrate: 'load' }));
    } else {
      const name = element.id.slice('slot-'.length);
      const filled = map.slots[name];
      if (filled) regions.push(region(seen, element, { kind: 'slot', name, ...filled, hydrate: 'interaction' }));
    }
  }
  return regions.flatMap((one) => one ?? []);
}

function blockRegion(seen: Seen, element: Element, name: string, { remote, hydrate }: SiteMap['blocks'][string]) {
  return region(seen, element, {
    kind: 'block',
    name,
    remote,
    expose: `./block/${name}`,
    hydrate,
  });
}

type Known = Pick<Region, 'kind' | 'name' | 'remote' | 'expose' | 'hydrate'>;

function region(seen: Seen, element: Element, { kind, name, remote, expose, hydrate }: Known): Region {
  const { map, notes, isWaiting } = seen;
  const load = notes.loads.get(`${remote} ${expose}`);
  const stateOf = (): Region['state'] => {
    if (element.querySelector(kind === 'mount' ? '.message-page' : FALLBACKS)) return 'fallback';
    if (load?.failure) return 'fallback';
    if (hydrate === 'never') return 'static';
    return isWaiting(element) ? 'waiting' : 'alive';
  };
  return {
    key: `${kind} ${element.id} ${name}`,
    element,
    kind,
    name,
    remote,
    version: map.pins.find((pin) => pin.remote === remote)?.version ?? 'unknown',
    expose,
    hydrate,
    state: stateOf(),
    ms: load && !load.failure ? load.ms : undefined,
    failure: load?.failure,
    hue: (map.pins.findIndex((pin) => pin.remote === remote) + HUES) % HUES,
  };
}
