import type { AnyManifest } from '@showroom/contracts/remotes/release';
import type { FastifyInstance } from 'fastify';
import type { CompositionChange, Compositions } from './compositions';
import type { RegistryConfig } from './config';
import type { KeyFolder } from './keys/key-folder';
import type { SignedCompositions } from './signed-compositions';
import type { ReleaseStorage } from './storage';

/** What the registry's routes work with. */
export interface RegistryWorld {
  readonly config: RegistryConfig;
  readonly storage: ReleaseStorage;
  readonly compositions: Compositions;
  readonly keys: KeyFolder;
  readonly signed: SignedCompositions;
}

/** What can be added to a registry: further routes, a gate before versions get into a market, an ear for changes. */
export interface RegistryPart {
  readonly routes?: (app: FastifyInstance, world: RegistryWorld) => void | Promise<void>;
  /** Throws what keeps a version out of a market. */
  readonly assertPromotable?: (world: RegistryWorld, manifest: AnyManifest, market: string) => Promise<void>;
  /** Told of every change of a composition, in their order. */
  readonly onChange?: (world: RegistryWorld, change: CompositionChange) => Promise<void>;
}
