import type { AnyManifest, Composition } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import type { Change, CompositionChange, Compositions } from './compositions';
import type { RegistryConfig } from './config';
import type { KeyFolder } from './keys/key-folder';
import type { ReleaseStorage } from './release-storage';
import type { SignedCompositions } from './signed-compositions';
import type { RegistryStore } from './store';

/** What the registry's routes work with. */
export interface RegistryWorld {
  readonly config: RegistryConfig;
  readonly storage: ReleaseStorage;
  readonly store: RegistryStore;
  readonly compositions: Compositions;
  readonly keys: KeyFolder;
  readonly signed: SignedCompositions;
}

/** In a route's config: it asks for a token itself. */
export const OWN_ACCESS = 'ownAccess';

/**
 * What can be added to a registry: further routes, a gate before versions get into a market, an ear
 * for changes.
 */
export interface RegistryPart {
  readonly routes?: (app: FastifyInstance, world: RegistryWorld) => void | Promise<void>;
  /** Throws what excludes a version from a market. */
  readonly assertPromotable?: (world: RegistryWorld, manifest: AnyManifest, market: string) => Promise<void>;
  /** Throws what keeps versions from coming, or coming back, into a market by any change. */
  readonly assertAllowed?: (
    world: RegistryWorld,
    before: Composition,
    after: Composition,
    change: Change,
  ) => Promise<void>;
  /** Called with every change of a composition, in their order. */
  readonly onChange?: (world: RegistryWorld, change: CompositionChange) => Promise<void>;
}
