import { join } from 'node:path';
import type { HeroPicture } from '../vehicle';

type Filmed = Pick<HeroPicture, 'body' | 'colour'>;

/** The vehicles that a film was made of, each in the one paint that it shows. */
export const FILMED = [
  { body: 'range-rover', colour: 'eiger-grey' },
  { body: 'defender-110', colour: 'pangea-green' },
  { body: 'f-pace', colour: 'firenze-red' },
] as const satisfies readonly Filmed[];

/** The address of the film of a vehicle; null where there is none. */
export function filmPath({ body, colour }: Filmed): string | null {
  const isFilmed = FILMED.some((film) => film.body === body && film.colour === colour);
  return isFilmed ? `/media/films/${body}.webm` : null;
}

/** The file behind the last part of such an address; undefined for any other text. */
export function filmFile(name: string): string | undefined {
  return FILMED.some(({ body }) => name === `${body}.webm`) ? join(import.meta.dirname, name) : undefined;
}
