export type FormValue = string | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads `card[number]=…&metadata[a]=…` as the provider does: brackets nest, later values win. */
export function parseForm(text: string): FormObject {
  const root: FormObject = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '');
    if (path.length === 0 || path.length > 5 || path.some((part) => FORBIDDEN.has(part))) continue;
    put(root, path, value);
  }
  return root;
}

function put(target: FormObject, path: readonly string[], value: string): void {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const existing = target[head];
  const next: FormObject = typeof existing === 'object' ? existing : Object.create(null);
  target[head] = next;
  put(next, rest, value);
}

/** The same parameters in one order, so that two requests can be compared. */
export function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? '')}`).join(',')}}`;
}
