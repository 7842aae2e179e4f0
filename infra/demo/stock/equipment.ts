import * as z from 'zod';
import { listCell, loadJson, loadTable, oneOrMore } from '../data';
import { FINISHES } from '../pictures/finishes';
import { BODIES } from '../pictures/vehicle';
import { GROUPS, type Model } from './models';
import type { Powertrain } from './powertrains';
import type { Random } from './random';

const option = z.object({
  /** Of wheels and of roofs a vehicle has one. */
  kind: z.enum(['wheels', 'roof']).optional(),
  name: z.string(),
  /** Euro. */
  price: z.coerce.number(),
  groups: listCell.pipe(z.array(z.enum(GROUPS))).optional(),
  /** Bodies that it does not go with. */
  not: listCell.pipe(z.array(z.enum(BODIES))).optional(),
  /** What pictures show of it. */
  finish: z.enum(FINISHES).optional(),
});
type Option = z.output<typeof option>;

const names = z.array(z.string());
const byGroup = z.record(z.enum(GROUPS), names);

const OPTIONS = loadTable('stock/options.csv', option);
const WHEELS = oneOrMore(
  OPTIONS.filter(({ kind }) => kind === 'wheels'),
  'wheels',
);
const FEATURES = loadJson(
  'stock/features.json',
  z.object({
    standard: names,
    electric: names,
    combustion: names,
    groups: byGroup,
    accessories: byGroup,
    footnotes: z.object({ electric: z.string(), plugIn: z.string(), picture: z.string() }),
  }),
);

function fits({ groups, not }: Option, { group, key }: Model): boolean {
  return (groups === undefined || groups.includes(group)) && !not?.includes(key);
}

/** What pictures show of a vehicle with these options, and which wheels they are. */
export function finishOf(options: readonly { readonly name: string }[]) {
  const chosen = OPTIONS.filter(({ name }) => options.some((one) => one.name === name));
  return {
    finishes: chosen.flatMap(({ finish }) => (finish === undefined ? [] : [finish])),
    wheels: chosen.find(({ kind }) => kind === 'wheels')?.name,
  };
}

/** Options of one vehicle with their list prices in euro, wheels first. */
export function chooseOptions(random: Random, model: Model): { name: string; price: number }[] {
  const wheels = random.chance(0.7) ? [random.pick(WHEELS)] : [];
  const others = random.sample(
    OPTIONS.filter((one) => one.kind !== 'wheels' && fits(one, model)),
    random.int(2, 7),
  );
  const roofs = others.filter(({ kind }) => kind === 'roof').slice(1);
  return [...wheels, ...others.filter((one) => !roofs.includes(one))].map(({ name, price }) => ({ name, price }));
}

/** What every vehicle of the model has, the model's own features first. */
export function standardFeatures({ group, key }: Model, { litres }: Powertrain): string[] {
  const own = FEATURES.groups[group].filter((feature) => !(key === 'defender-90' && feature === 'Powered tailgate'));
  return [...own, ...(litres === undefined ? FEATURES.electric : FEATURES.combustion), ...FEATURES.standard];
}

/** A few accessories for about a third of the vehicles. */
export function chooseAccessories(random: Random, { group }: Model): string[] {
  return random.chance(0.34) ? random.sample(FEATURES.accessories[group], random.int(1, 3)) : [];
}

export function footnotesOf({ battery, litres }: Powertrain): string[] {
  const { electric, plugIn, picture } = FEATURES.footnotes;
  if (battery === undefined) return [picture];
  return [litres === undefined ? electric : plugIn, picture];
}
