import { isSame } from '@showroom/contracts/content/is-same';
import type { PageContent } from '@showroom/contracts/content/page-content';

/** A change of a page as the log names it; changes of one key in a row are one step. */
export interface Step {
  readonly name: string;
  readonly key: string | undefined;
}

/** What the parts of a page are called. */
interface PartNames {
  readonly block: (template: string) => string;
  readonly blocks: string;
  readonly page: string;
}

/** What a change is of: typing a text is one step, whatever else changes is one each time. */
export function stepOf(before: PageContent, after: PageContent, names: PartNames): Step {
  const path = onlyChange(before, after);
  const [part, index] = path ?? [];
  const block = part === 'blocks' ? after.blocks[Number(index)] : undefined;
  const isOfBlocks = part === 'blocks' || !isSame(before.blocks, after.blocks);
  const name = block ? names.block(block.template) : isOfBlocks ? names.blocks : names.page;
  return { name, key: path && isText(after, path) ? path.join('.') : undefined };
}

type Path = readonly string[];

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of the one value that differs; undefined where several do, or a length does. */
function onlyChange(before: unknown, after: unknown): Path | undefined {
  if (!isBranch(before) || !isBranch(after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return undefined;
  const [former, present] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...new Set([...former.keys(), ...present.keys()])];
  const changed = keys.filter((key) => !isSame(former.get(key), present.get(key)));
  const [only] = changed;
  if (only === undefined || changed.length > 1) return undefined;
  const rest = onlyChange(former.get(only), present.get(only));
  return rest && [only, ...rest];
}

function isText(content: unknown, path: Path): boolean {
  const found = path.reduce<unknown>((value, key) => (isBranch(value) ? Reflect.get(value, key) : undefined), content);
  return typeof found === 'string';
}
