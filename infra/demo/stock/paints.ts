import * as z from 'zod';
import { loadJson, oneOrMore } from '../data';
import { COLOURS, type Colour, INTERIORS, type Interior, isColour, isInterior } from '../pictures/colours';
import { GROUPS, type Model } from './models';
import type { Random } from './random';

const colour = z.custom<Colour>((key) => typeof key === 'string' && isColour(key), 'no such colour');
const interior = z.custom<Interior>((key) => typeof key === 'string' && isInterior(key), 'no such interior');

/** How often each key is chosen, by group of models. */
const shares = <Key extends string>(key: z.ZodType<Key>) =>
  z.record(
    z.enum(GROUPS),
    z
      .record(z.string(), z.number())
      .transform((weights) => oneOrMore(z.array(z.tuple([key, z.number()])).parse(Object.entries(weights)), 'share')),
  );

const { canonical, paints, interiors } = loadJson(
  'stock/paints.json',
  z.object({ canonical: z.record(colour, z.string()), paints: shares(colour), interiors: shares(interior) }),
);

/** The colour that a paint is filtered by. */
export const CANONICAL: Readonly<Record<Colour, string>> = canonical;

export interface Paint {
  readonly colour: Colour;
  readonly name: string;
  readonly canonical: string;
  readonly interior: Interior;
  readonly interiorName: string;
}

/** Paint and interior as the model's buyers choose them. */
export function choosePaint(random: Random, { group }: Model): Paint {
  const key = random.weighted(paints[group]);
  const inside = random.weighted(interiors[group]);
  return {
    colour: key,
    name: COLOURS[key].name,
    canonical: CANONICAL[key],
    interior: inside,
    interiorName: INTERIORS[inside].name,
  };
}
