import type { Template, TemplateChange } from './template';

type Values = Readonly<Record<string, unknown>>;

/** Fields with common values, and with texts by language. */
interface Translated {
  readonly values: Values;
  readonly texts: Readonly<Record<string, Values>>;
}

function renamed(values: Values, symbol: string, to: string): Values {
  if (!Object.hasOwn(values, symbol) || Object.hasOwn(values, to)) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key === symbol ? to : key, value]));
}

function replaced(values: Values, symbol: string, options: Readonly<Record<string, string>>): Values {
  const value = values[symbol];
  if (typeof value !== 'string' || !Object.hasOwn(options, value)) return values;
  return { ...values, [symbol]: options[value] };
}

function changed<T extends Translated>(part: T, change: TemplateChange): T {
  const { values, texts } = part;
  if (change.change === 'fill') {
    const isGiven = [values, ...Object.values(texts)].some((own) => Object.hasOwn(own, change.symbol));
    return isGiven ? part : { ...part, values: { ...values, [change.symbol]: change.value } };
  }
  const make = (own: Values) =>
    change.change === 'rename' ? renamed(own, change.symbol, change.to) : replaced(own, change.symbol, change.values);
  const entries = Object.entries(texts).map(([locale, own]) => [locale, make(own)] as const);
  return { ...part, values: make(values), texts: Object.fromEntries(entries) };
}

/**
 * A block's content as the template's version has it. What was written for this version or for a
 * newer one stays as it is, and so does what no field takes.
 */
export function upgradeBlock<
  T extends Translated & { readonly template_version: number; readonly groups: readonly Translated[] },
>(block: T, template: Pick<Template, 'version' | 'upgrades'>): T {
  if (block.template_version >= template.version) return block;
  let upgraded = block;
  for (const { to, changes } of template.upgrades ?? []) {
    const isDue = to > block.template_version && to <= template.version;
    for (const change of isDue ? changes : []) {
      upgraded =
        change.in === 'block'
          ? changed(upgraded, change)
          : { ...upgraded, groups: upgraded.groups.map((group) => changed(group, change)) };
    }
  }
  return { ...upgraded, template_version: template.version };
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Content in one language, its groups among its fields, as the template's version has it. */
export function upgradeContent(
  stored: Values,
  version: number,
  template: Pick<Template, 'version' | 'upgrades'>,
): Values {
  if (version >= template.version || !template.upgrades) return stored;
  const { groups, ...values } = stored;
  const parts = Array.isArray(groups) ? groups.filter(isRecord).map((own) => ({ values: own, texts: {} })) : [];
  const block = upgradeBlock({ values, texts: {}, groups: parts, template_version: version }, template);
  return { ...block.values, ...(parts.length > 0 && { groups: block.groups.map((group) => group.values) }) };
}
