import type { VehicleBody } from './bodies/body';

/**
 * What a vehicle was ordered with, as far as pictures show it, in the order of addresses; of wheels
 * and of roofs it has one kind.
 */
export const FINISHES = [
  'grey-wheels',
  'turned-wheels',
  'black-wheels',
  'black-pack',
  'fabric-roof',
  'glass-roof',
] as const;
export type Finish = (typeof FINISHES)[number];

export function isFinish(key: string): key is Finish {
  return FINISHES.some((finish) => finish === key);
}

export const isWheels = (finish: Finish) => finish.endsWith('wheels');

/** What of them each view of the outside shows. */
export const SEEN_FROM = {
  side: FINISHES,
  wheel: FINISHES.filter(isWheels),
  front: ['black-pack', 'fabric-roof'],
  rear: ['black-pack', 'fabric-roof'],
} as const satisfies Readonly<Record<string, readonly Finish[]>>;

type Side = VehicleBody['side'];

/** A rim that is larger leaves less of its tyre. */
const larger = ({ rim, tyre }: Side, share: number) => Math.min(rim * share, tyre * 0.8);

/** A roof above the panes in black, where the body's own is painted. */
function waistOf({ outline, greenhouse, blackRoof }: Side): NonNullable<Side['blackRoof']> {
  if (blackRoof !== undefined) return blackRoof;
  const height = Math.max(...greenhouse.map(([, y]) => y)) - 40;
  const length = Math.max(...outline.map(([x]) => x));
  return [
    [0, height],
    [length / 2, height],
    [length, height],
  ];
}

const DRESS: Readonly<Record<Finish, (body: VehicleBody) => VehicleBody>> = {
  'grey-wheels': ({ side, ...body }) => ({ ...body, side: { ...side, metal: 'grey' } }),
  'turned-wheels': ({ side, ...body }) => ({
    ...body,
    side: { ...side, wheel: side.wheel === 'multi' ? 'ten-blade' : 'multi', rim: larger(side, 1.03) },
  }),
  'black-wheels': ({ side, ...body }) => ({
    ...body,
    side: {
      ...side,
      metal: 'dark',
      wheel: side.wheel === 'turbine' ? 'seven-twin' : 'turbine',
      rim: larger(side, 1.06),
    },
  }),
  'black-pack': ({ side, end, ...body }) => ({
    ...body,
    side: { ...side, brightTrim: false, blackMirrors: true },
    end: { ...end, blackMirrors: true, blackPillars: true },
  }),
  'fabric-roof': ({ side, end, ...body }) => ({
    ...body,
    side: { ...side, blackRoof: waistOf(side) },
    end: { ...end, softTop: true },
  }),
  'glass-roof': ({ side, ...body }) => ({ ...body, side: { ...side, glassRoof: true } }),
};

/** The body as it was ordered. */
export function dressed(body: VehicleBody, finishes: readonly Finish[]): VehicleBody {
  return finishes.reduce((before, finish) => DRESS[finish](before), body);
}
