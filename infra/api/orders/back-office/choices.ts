interface Choice {
  readonly name: string;
  readonly value: string;
}

const MOST = 60;

/** What a visitor chose on the way, each value by its path: `trade_in.mileage`. */
export function choicesOf(metadata: Readonly<Record<string, unknown>>): Choice[] {
  return leaves(metadata, '').slice(0, MOST);
}

function leaves(value: unknown, path: string): Choice[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [{ name: path, value: String(value).slice(0, 200) }];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}
