import type { Templates } from './content-form';
import type { PageContent } from './page-content';

/** What the blocks of a page make browsers fetch. */
export interface PageScripts {
  /** Bytes as they are sent, each script once. */
  readonly bytes: number;
  /** By template: bytes of the scripts that no other template of the page needs. */
  readonly added: ReadonlyMap<string, number>;
}

/** Bytes as editors read them, e.g. `4.2 kB`. */
export const kilobytes = (bytes: number): string => `${Math.round(bytes / 100) / 10} kB`;

/** Counts the scripts of the blocks that visitors see. */
export function pageScripts({ blocks }: Pick<PageContent, 'blocks'>, templates: Templates): PageScripts {
  const shown = blocks.filter(({ active_positions }) => active_positions.length > 0);
  const users = new Map<string, { readonly bytes: number; readonly keys: string[] }>();
  const keys = [...new Set(shown.map(({ template }) => template))];
  for (const key of keys) {
    for (const { url, bytes } of templates.get(key)?.scripts ?? []) {
      const known = users.get(url) ?? { bytes, keys: [] };
      known.keys.push(key);
      users.set(url, known);
    }
  }
  const sum = (scripts: Iterable<{ readonly bytes: number }>) =>
    [...scripts].reduce((all, { bytes }) => all + bytes, 0);
  const ownOf = (key: string) =>
    [...users.values()].filter((script) => script.keys.length === 1 && script.keys[0] === key);
  return { bytes: sum(users.values()), added: new Map(keys.map((key) => [key, sum(ownOf(key))])) };
}
