/** What placeholders stand for: `{home.steps.0.title}` is found step by step. */
export type Scope = Readonly<Record<string, unknown>>;

/** A placeholder has at least one dot, so that `{locale}` of an address is none. */
const ALONE = /^\{([\w-]+(?:\.[\w-]+)+)\}$/;
const INSIDE = /\{([\w-]+(?:\.[\w-]+)+)\}/g;

/** A number with decimals, which every language writes in its own way: `{7.1}`. */
const DECIMAL = /^\d+\.\d+$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function find(path: string, scope: Scope): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), scope);
}

function filled(path: string, scope: Scope): unknown {
  if (DECIMAL.test(path)) return new Intl.NumberFormat(String(scope['locale'])).format(Number(path));
  const value = find(path, scope);
  if (value === undefined) throw new Error(`Nothing stands for {${path}}.`);
  return fill(value, scope);
}

/** An entry of a list that needs something is left out where that is missing. */
function isMeant(entry: unknown, scope: Scope): boolean {
  return !isObject(entry) || typeof entry['needs'] !== 'string' || find(entry['needs'], scope) !== undefined;
}

/** Of a link only what is unusual is in the files. */
const LINK = { type: 'internal', target: '_self' } as const;

/** A template with its placeholders replaced; one alone may stand for anything, also for a list. */
export function fill(template: unknown, scope: Scope): unknown {
  if (typeof template === 'string') {
    const [, path] = ALONE.exec(template) ?? [];
    return path ? filled(path, scope) : template.replace(INSIDE, (_, inside) => String(filled(inside, scope)));
  }
  if (Array.isArray(template)) {
    return template.filter((entry) => isMeant(entry, scope)).map((entry) => fill(entry, scope));
  }
  if (!isObject(template)) return template;
  const { needs: _, ...rest } = template;
  const entries = Object.entries(rest).map(([key, value]) => [key, fill(value, scope)]);
  return { ...('ui_type' in rest && LINK), ...Object.fromEntries(entries) };
}
