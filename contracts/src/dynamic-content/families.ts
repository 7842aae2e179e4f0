const DEFENDER = ['defender_90', 'defender_110', 'defender_130'] as const;
const DISCOVERY = ['discovery', 'discovery_sport'] as const;
const RANGE_ROVER = ['range_rover', 'range_rover_sport', 'range_rover_velar', 'range_rover_evoque'] as const;

/** Names that stand for several models in strategies, with their models in normalised form. */
export const MODEL_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  defender_family: DEFENDER,
  discovery_family: DISCOVERY,
  range_rover_family: RANGE_ROVER,
  any_jag: ['i-pace', 'f-pace', 'e-pace', 'f-type', 'xe', 'xf', 'xj'],
  any_lr: [...DEFENDER, ...DISCOVERY, ...RANGE_ROVER],
};

/** Lower case, blanks turned to underscores; hyphens stay. */
export function normaliseModel(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '_');
}

/** The models that a value of a strategy names: those of a family, or itself. */
export function modelsNamed(value: string): readonly string[] {
  const key = normaliseModel(value);
  return Object.hasOwn(MODEL_FAMILIES, key) ? (MODEL_FAMILIES[key] ?? []) : [key];
}
