import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode } from 'postcss';

/** A selector, and the classes without which no element of a page fits it. */
interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
}

/** A part of a style sheet: text that always holds, a rule, or a block with parts in it. */
type Part =
  | string
  | { readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly opening: string; readonly parts: readonly Part[] };

/** Style sheets that are remembered in parts; a market has about one for each kind of page. */
const REMEMBERED = 200;
const sheets = new LRUCache<string, readonly Part[]>({ max: REMEMBERED });

/** At-rules whose blocks hold rules for elements. */
const WITH_RULES: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, classes: neededClasses(text) }));
    return { selectors, body: node.nodes.map((child) => `${child}`).join(';') };
  }
  if (node.type !== 'atrule') return '';
  if (!node.nodes) return `${node};`;
  if (!WITH_RULES.has(node.name)) return `${node}`;
  return { opening: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, parts: node.nodes.map(partOf) };
}

/** What stands in parentheses (`:not()`, `:is()`, `:has()`) asks for nothing here. */
function neededClasses(selector: string): string[] {
  let depth = 0;
  let outside = '';
  for (const character of selector) {
    if (character === '(') depth += 1;
    if (depth === 0) outside += character;
    if (character === ')') depth -= 1;
  }
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function formatUsed(part: Part, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('parts' in part) {
    const inner = part.parts.map((one) => formatUsed(one, classes)).join('');
    return inner === '' ? '' : `${part.opening}{${inner}}`;
  }
  const used = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return used.length === 0 ? '' : `${used.map(({ text }) => text).join(',')}{${part.body}}`;
}

/**
 * A style sheet without the rules that fit no element of a page because it has none of a class that
 * they name. Rules keep their order.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const parts = sheets.get(css) ?? postcss.parse(css).nodes.map(partOf);
  sheets.set(css, parts);
  return parts.map((part) => formatUsed(part, classes)).join('');
}
