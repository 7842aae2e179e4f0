import type { Mapping } from '../mapping';
import { au2023 } from './au-2023';
import { deAutoscout24 } from './de-autoscout24';
import { euAutoscout24 } from './eu-autoscout24';
import { nzAuction } from './nz-auction';
import { RAW } from './raw';
import { STANDARD } from './standard';
import { ukUsed } from './uk-used';

/** Every mapping, by the name that `--map` and a feed take. */
export const MAPPINGS: readonly Mapping[] = [
  ...STANDARD,
  ...RAW,
  ukUsed,
  deAutoscout24,
  euAutoscout24,
  au2023,
  nzAuction,
];

export function mappingOf(name: string): Mapping | undefined {
  return MAPPINGS.find((mapping) => mapping.name === name);
}
