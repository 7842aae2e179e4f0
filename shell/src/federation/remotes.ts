import type { ContentTemplate } from '@showroom/contracts/blocks/content-template';
import type { BlockExample, ExposeKind } from '@showroom/contracts/remotes/release';
import type { BlockModule, RoutesModule, SlotModule } from '@showroom/shared-ui/remote-modules';
import type { BlockEntry, Pin, PinnedExpose, SiteMap } from './pins';

/**
 * Loads what a composition offers. On the server from verified node builds, in the browser from the
 * pinned entries.
 */
export interface Remotes {
  /**
   * The whole map; in the browser it is fetched when a page needs more than it was rendered with.
   */
  map(): Promise<SiteMap>;
  /** One module of an expose; a failed load is forgotten, so that the next call tries anew. */
  load(remote: string, expose: string): Promise<unknown>;
  /** Named contents of every block; known to the server alone. */
  readonly examples?: readonly BlockExample[];
  /** Address and hash of a remote's entry, once the remote is known. */
  entry(remote: string): Pick<Pin, 'entry' | 'integrity'> | undefined;
  /** Addresses of an expose's files, once its remote is known. */
  files(remote: string, expose: string): PinnedExpose | undefined;
  /**
   * Told as what comes next in the page is drawn, on the server: what throws from here on is this
   * remote's.
   */
  drawing?(remote: string, expose: string): void;
  /** How long what remotes do for a page may take, on the server; milliseconds. */
  readonly deadlines?: { readonly load: number; readonly route: number };
}

export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

function isBlockModule(value: unknown): value is BlockModule {
  return has(value, 'Component') && typeof value.Component === 'function';
}
function isRoutesModule(value: unknown): value is RoutesModule {
  return has(value, 'createRoutes') && typeof value.createRoutes === 'function';
}
function isSlotModule(value: unknown): value is SlotModule {
  return has(value, 'kind') && (value.kind === 'react' ? isBlockModule(value) : has(value, 'lifecycles'));
}

/** Whether a module of a release is what the manifest says of its expose. */
export function isModuleOf(kind: ExposeKind, module: unknown): boolean {
  switch (kind) {
    case 'block':
      return isBlockModule(module);
    case 'routes':
      return isRoutesModule(module);
    case 'slot':
      return isSlotModule(module);
    case 'blocks':
      return has(module, 'templates');
  }
}

/**
 * A module of a contract that this site serves; one of another contract costs its place and nothing
 * else.
 */
async function loadServed(remotes: Remotes, remote: string, expose: string): Promise<unknown> {
  assertServed(remotes, remote, expose);
  const module = await remotes.load(remote, expose);
  // A browser may know the remote only now.
  assertServed(remotes, remote, expose);
  return module;
}

function assertServed(remotes: Remotes, remote: string, expose: string): void {
  const refused = remotes.files(remote, expose)?.refused;
  if (refused) throw new RemoteError(refused);
}

/** A block that is ready to be filled and rendered. */
interface LoadedBlock extends Pick<BlockEntry, 'remote' | 'hydrate'> {
  readonly module: BlockModule;
  readonly template: ContentTemplate;
}

export async function loadBlock(remotes: Remotes, key: string): Promise<LoadedBlock> {
  const entry = (await remotes.map()).blocks[key];
  if (!entry) throw new RemoteError(`No remote of this site has a block ${key}`);
  const { remote, hydrate } = entry;
  const module = await loadBlockModule(remotes, remote, key);
  const template = entry.template ?? module.template;
  if (!template) throw new RemoteError(`${remote} ./block/${key} brings no template`);
  return { remote, hydrate, module, template };
}

export async function loadBlockModule(remotes: Remotes, remote: string, key: string): Promise<BlockModule> {
  const module = await loadServed(remotes, remote, `./block/${key}`);
  if (!isBlockModule(module)) throw new RemoteError(`${remote} ./block/${key} is no block: it exports no Component`);
  return module;
}

export async function loadRoutes(remotes: Remotes, remote: string, expose: string): Promise<RoutesModule> {
  const module = await loadServed(remotes, remote, expose);
  if (!isRoutesModule(module))
    throw new RemoteError(`${remote} ${expose} is no routes module: it exports no createRoutes`);
  return module;
}

export async function loadSlot(remotes: Remotes, remote: string, expose: string): Promise<SlotModule> {
  const module = await loadServed(remotes, remote, expose);
  if (!isSlotModule(module)) throw new RemoteError(`${remote} ${expose} fills no slot: it exports no kind`);
  return module;
}

/** Rejects when a promise has not settled in time; the signal tells who works for it. */
export async function withDeadline<T>(
  milliseconds: number,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = new RemoteError(`${what} took longer than ${milliseconds} ms`);
      reject(late);
      controller.abort(late);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
