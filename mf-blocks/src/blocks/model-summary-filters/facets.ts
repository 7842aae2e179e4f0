/** What models are filtered by: fields of a model, and parameters of an address. */
export const FACETS = ['body', 'fuel', 'seats'] as const;
/** One of them. */
export type Facet = (typeof FACETS)[number];

type Described = Readonly<Record<Facet, string>>;

/** What a visitor chose of each facet; nothing of one is all of it. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>;

export const NOTHING: Chosen = { body: [], fuel: [], seats: [] };

/** `SUV` and `suv` are one value. */
const fold = (value: string) => value.trim().toLocaleLowerCase();

/** The values of a model, which an editor separated by commas of any script. */
export function valuesOf(model: Described, facet: Facet): string[] {
  return model[facet]
    .split(/[,،、;]/)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** The values that models have, each once, in the order of the models; seats from few to many. */
export function optionsOf(models: readonly Described[], facet: Facet): string[] {
  const byKey = new Map<string, string>();
  for (const value of models.flatMap((model) => valuesOf(model, facet))) {
    if (!byKey.has(fold(value))) byKey.set(fold(value), value);
  }
  const options = [...byKey.values()];
  return facet === 'seats'
    ? options.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    : options;
}

/** Whether a model has one of the chosen values of every facet that something was chosen of. */
export function isShown(model: Described, chosen: Chosen): boolean {
  return FACETS.every((facet) => {
    const wanted = chosen[facet].map(fold);
    return wanted.length === 0 || valuesOf(model, facet).some((value) => wanted.includes(fold(value)));
  });
}

/** Whether anything was chosen. */
export const isNarrowed = (chosen: Chosen) => FACETS.some((facet) => chosen[facet].length > 0);

/** A choice as an address or a form says it; what no model has is no choice. */
export function chosenOf(asked: { getAll(name: string): readonly unknown[] }, models: readonly Described[]): Chosen {
  const of = (facet: Facet) => {
    const wanted = asked.getAll(facet).map((value) => fold(String(value)));
    return optionsOf(models, facet).filter((option) => wanted.includes(fold(option)));
  };
  return { body: of('body'), fuel: of('fuel'), seats: of('seats') };
}
