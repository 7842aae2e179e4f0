import type { Photo } from '@showroom/contracts/entities/vehicle';

/** Photos in their own order, whatever order they came in. */
export function inSequence(photos: readonly Photo[]): readonly Photo[] {
  return [...photos].sort((one, other) => one.sequence - other.sequence);
}

/** The addresses of all photos in one size each, in their order. */
export interface PhotoSets {
  readonly normal: readonly string[];
  readonly medium: readonly string[];
  readonly hd: readonly string[];
  readonly quarter_hd: readonly string[];
}

export function photoSets(photos: readonly Photo[]): PhotoSets {
  const sorted = inSequence(photos);
  return {
    normal: sorted.map(({ big_path }) => big_path),
    medium: sorted.map(({ medium_path }) => medium_path),
    hd: sorted.map(({ hd_path }) => hd_path),
    quarter_hd: sorted.map(({ quarter_hd_path }) => quarter_hd_path),
  };
}
