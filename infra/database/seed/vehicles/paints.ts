import { COLOURS, type Colour, INTERIORS, type Interior } from '../../../drawing/colours';
import type { Random, Weighted } from '../random';
import type { Model } from './model';

/** The colour that a paint is filtered by. */
export const CANONICAL = {
  'fuji-white': 'White',
  'santorini-black': 'Black',
  'eiger-grey': 'Grey',
  'carpathian-grey': 'Grey',
  'charente-grey': 'Grey',
  'hakuba-silver': 'Silver',
  'byron-blue': 'Blue',
  'portofino-blue': 'Blue',
  'tasman-blue': 'Blue',
  'firenze-red': 'Red',
  'caldera-red': 'Red',
  'pangea-green': 'Green',
  'british-racing-green': 'Green',
  'gondwana-stone': 'Beige',
  'lantau-bronze': 'Bronze',
  'sunset-gold': 'Gold',
  'cosmic-beige': 'Beige',
  'kalahari-brown': 'Brown',
  'phoenix-orange': 'Orange',
  'sorrento-yellow': 'Yellow',
  'ligurian-violet': 'Violet',
} as const satisfies Record<Colour, string>;

type Paints = readonly [Weighted<Colour>, ...Weighted<Colour>[]];

const COMMON = [
  ['fuji-white', 9],
  ['santorini-black', 12],
  ['eiger-grey', 8],
  ['carpathian-grey', 9],
  ['hakuba-silver', 6],
  ['portofino-blue', 5],
] as const;

const PAINTS: Record<Model['group'], Paints> = {
  'Range Rover': [
    ...COMMON,
    ['charente-grey', 5],
    ['lantau-bronze', 3],
    ['byron-blue', 3],
    ['firenze-red', 3],
    ['cosmic-beige', 2],
    ['sunset-gold', 1],
    ['ligurian-violet', 1],
  ],
  Defender: [
    ...COMMON,
    ['pangea-green', 9],
    ['tasman-blue', 6],
    ['gondwana-stone', 6],
    ['sunset-gold', 2],
    ['phoenix-orange', 1],
    ['kalahari-brown', 1],
  ],
  Discovery: [
    ...COMMON,
    ['charente-grey', 4],
    ['byron-blue', 4],
    ['firenze-red', 3],
    ['lantau-bronze', 2],
    ['kalahari-brown', 1],
  ],
  Jaguar: [
    ...COMMON,
    ['british-racing-green', 6],
    ['caldera-red', 4],
    ['firenze-red', 4],
    ['byron-blue', 3],
    ['sorrento-yellow', 1],
    ['phoenix-orange', 1],
  ],
};

const INTERIORS_BY_GROUP: Record<Model['group'], readonly [Weighted<Interior>, ...Weighted<Interior>[]]> = {
  'Range Rover': [
    ['ebony', 8],
    ['perlino', 5],
    ['caraway', 4],
    ['cloud', 3],
    ['deep-garnet', 2],
  ],
  Defender: [
    ['ebony', 9],
    ['acorn', 5],
    ['caraway', 2],
    ['cloud', 2],
  ],
  Discovery: [
    ['ebony', 8],
    ['acorn', 4],
    ['cloud', 4],
    ['perlino', 2],
  ],
  Jaguar: [
    ['ebony', 9],
    ['siena-tan', 4],
    ['mars-red', 3],
    ['cloud', 2],
  ],
};

export interface Paint {
  readonly colour: Colour;
  readonly name: string;
  readonly canonical: string;
  readonly interior: Interior;
  readonly interiorName: string;
}

/** Paint and interior as the model's buyers choose them. */
export function choosePaint(random: Random, { group }: Model): Paint {
  const colour = random.weighted(PAINTS[group]);
  const interior = random.weighted(INTERIORS_BY_GROUP[group]);
  return {
    colour,
    name: COLOURS[colour].name,
    canonical: CANONICAL[colour],
    interior,
    interiorName: INTERIORS[interior].name,
  };
}
