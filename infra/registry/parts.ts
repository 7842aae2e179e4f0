import { gatePart } from './gate/part';
import { lossesPart } from './losses/part';
import { operationsPart } from './operations/part';
import type { RegistryPart } from './world';

/**
 * Everything that this registry does beside storing and serving, in the order in which it is asked.
 */
export const REGISTRY_PARTS: readonly RegistryPart[] = [operationsPart, lossesPart, gatePart];
