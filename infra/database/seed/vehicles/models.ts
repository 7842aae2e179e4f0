import { JAGUAR_MODELS } from './jaguar-models';
import { LAND_ROVER_MODELS } from './land-rover-models';
import type { Model } from './model';

/** Every model that the seed knows. */
export const MODELS: readonly [Model, ...Model[]] = [...LAND_ROVER_MODELS, ...JAGUAR_MODELS];
