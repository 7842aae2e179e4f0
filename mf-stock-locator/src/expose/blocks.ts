import type { Template } from '@showroom/contracts/blocks/template';

const folders = import.meta.webpackContext('../blocks', { regExp: /^\.\/[^/]+\/template\.ts$/ });

/** The template of every folder in `src/blocks`, by key. */
export const templates: readonly Template[] = folders
  .keys()
  .map((path) => folders(path).template)
  .sort((left, right) => (left.key < right.key ? -1 : 1));
