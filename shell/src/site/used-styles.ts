import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Rule } from 'postcss';
import type { StylePatch } from '../render/restyled';

/** A selector, and what a page must have: without one of them no element of it fits. */
interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
  /** As `name` or `name=value`. */
  readonly attributes: readonly string[];
}

/** A part of a style sheet: text that always holds, a rule, a block with parts in it, … */
type Part =
  | string
  | { readonly selectors: readonly Selector[]; readonly declarations: readonly Declaration[] }
  | { readonly opening: string; readonly parts: readonly Part[] }
  /** … or a font of some characters, or an animation. */
  | { readonly characters: readonly (readonly [from: number, to: number])[]; readonly text: string }
  | { readonly animation: string; readonly text: string };

interface Declaration {
  readonly text: string;
  /** Name of a custom property. */
  readonly property?: string;
}

/** What a page has that rules may be about. */
interface Subject {
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  readonly characters: readonly number[];
  /** Whether an animation or a custom property is used. */
  isNamed(name: string): boolean;
}

/** Style sheets that are remembered in parts; a market has about one for each kind of page. */
const REMEMBERED = 200;
const sheets = new LRUCache<string, readonly Part[]>({ max: REMEMBERED });

/** At-rules whose blocks hold rules for elements. */
const WITH_RULES: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);

/** Attributes that scripts in the page itself set, before those that bring all rules. */
const EARLY_ATTRIBUTES: ReadonlySet<string> = new Set(['data-appearance', 'data-stored-count']);

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { selectors: node.selectors.map(parseSelector), declarations: declarationsOf(node) };
  if (node.type !== 'atrule') return '';
  if (!node.nodes) return `${node};`;
  if (node.name === 'keyframes') return { animation: node.params, text: `${node}` };
  if (node.name === 'font-face') {
    const range = node.nodes.find((child) => child.type === 'decl' && child.prop === 'unicode-range');
    return range?.type === 'decl' ? { characters: parseRanges(range.value), text: `${node}` } : `${node}`;
  }
  if (!WITH_RULES.has(node.name)) return `${node}`;
  return { opening: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, parts: node.nodes.map(partOf) };
}

function declarationsOf({ nodes }: Rule): Declaration[] {
  return nodes.map((child) => ({
    text: `${child}`,
    ...(child.type === 'decl' && child.variable && { property: child.prop }),
  }));
}

/** `U+0-7F, U+4??` (CSS Fonts 4, 11.2) as first and last characters. */
function parseRanges(value: string): (readonly [number, number])[] {
  return value.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
  });
}

function parseSelector(text: string): Selector {
  const needed = neededPart(text);
  const classes = [...needed.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
  const languages = [...needed.matchAll(/:lang\(([\w-]+)\)/g)].map(([, tag]) => `lang=${tag}`);
  const attributes = [...needed.matchAll(/\[((?:data|aria)-[\w-]+)(?:=["']?([\w-]+)["']?)?\]/g)]
    .filter(([, name = '']) => !EARLY_ATTRIBUTES.has(name))
    .map(([, name, value]) => (value === undefined ? `${name}` : `${name}=${value}`));
  return { text, classes, attributes: [...languages, ...attributes] };
}

/**
 * A selector without what need not be there: what stands in parentheses (`:not()`, `:is()`), but
 * for the one selector of a `:has()`, and a language.
 */
function neededPart(selector: string): string {
  const [, before = '', name = '', rest = ''] = /^([^(]*?:?)([\w-]*)\((.*)$/s.exec(selector) ?? [];
  if (rest === '') return selector;
  let depth = 1;
  const end = [...rest].findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return depth === 0;
  });
  const inside = rest.slice(0, end);
  const isOne = !inside.includes(',');
  const own = name === 'has' && isOne ? ` ${neededPart(inside)}` : name === 'lang' && isOne ? `lang(${inside})` : '';
  return before + own + neededPart(rest.slice(end + 1));
}

/** A piece of a style sheet: what a page uses of it, and all of it. */
interface Piece {
  readonly used: string;
  readonly all: string;
}

const usedWhere = (isUsed: boolean, all: string): Piece => ({ used: isUsed ? all : '', all });
const textOf = (pieces: readonly Piece[], which: keyof Piece) => pieces.map((piece) => piece[which]).join('');

function piecesOf(part: Part, page: Subject): Piece[] {
  if (typeof part === 'string') return [usedWhere(true, part)];
  if ('parts' in part) {
    const inner = part.parts.flatMap((one) => piecesOf(one, page));
    const block = [usedWhere(true, `${part.opening}{`), ...inner, usedWhere(true, '}')];
    return inner.some(({ used }) => used !== '') ? block : [usedWhere(false, textOf(block, 'all'))];
  }
  if ('animation' in part) return [usedWhere(page.isNamed(part.animation), part.text)];
  if ('characters' in part) {
    const isUsed = part.characters.some(([from, to]) => page.characters.some((one) => one >= from && one <= to));
    return [usedWhere(isUsed, part.text)];
  }
  const selectors = part.selectors.filter(
    ({ classes, attributes }) =>
      classes.every((name) => page.classes.has(name)) && attributes.every((name) => page.attributes.has(name)),
  );
  const declarations = part.declarations.filter(({ property }) => property === undefined || page.isNamed(property));
  const used = selectors.length === 0 || declarations.length === 0 ? '' : formatRule(selectors, declarations);
  return [{ used, all: formatRule(part.selectors, part.declarations) }];
}

const formatRule = (selectors: readonly Selector[], declarations: readonly Declaration[]) =>
  `${selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`;

/** How the used rules become all of them; neighbours of one kind are one step. */
function patchOf(pieces: readonly Piece[]): StylePatch {
  const steps: (number | string)[] = [];
  let copied = 0;
  let left = 0;
  let added = '';
  function end(): void {
    if (copied > 0) steps.push(copied);
    if (left > 0) steps.push(-left);
    if (added !== '') steps.push(added);
    copied = 0;
    left = 0;
    added = '';
  }
  for (const { used, all } of pieces) {
    const isSame = used === all;
    if (isSame && (left > 0 || added !== '')) end();
    if (isSame) copied += used.length;
    else {
      left += used.length;
      added += all;
    }
  }
  end();
  return steps;
}

function attributesIn(html: string): Set<string> {
  const found = [...html.matchAll(/\s((?:data|aria)-[\w-]+|lang)(?:="([^"]*)")?/g)];
  return new Set(
    found.flatMap(([, name = '', value = '']) => [
      name,
      `${name}=${value}`,
      ...(name === 'lang' ? [`lang=${value.split('-')[0]}`] : []),
    ]),
  );
}

/** All names in a text but those that it only defines. */
function namesIn(text: string): Set<string> {
  return new Set(text.replaceAll(/--[\w-]+(?=:)|@keyframes [\w-]+/g, '').match(/[\w-]+/g));
}

/** A style sheet of a page in two. */
export interface SplitStyles {
  /** Without what is about nothing in the page. */
  readonly used: string;
  /** All of it, in the same form. */
  readonly all: string;
  /** From the one to the other. */
  readonly patch: StylePatch;
}

/**
 * Takes out of a style sheet what is about nothing in a page: rules that need a class, an attribute
 * or a language that it has not, fonts of characters that it has not, unused animations and custom
 * properties. Rules keep their order. `html` is the page without style sheets.
 */
export function splitStyles(css: string, html: string): SplitStyles {
  const parts = sheets.get(css) ?? postcss.parse(css).nodes.map(partOf);
  sheets.set(css, parts);
  const page = {
    classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
    attributes: attributesIn(html),
    characters: [...new Set(html)].flatMap((character) => character.codePointAt(0) ?? []),
  };
  const pieces = (isNamed: Subject['isNamed']) => parts.flatMap((part) => piecesOf(part, { ...page, isNamed }));
  const names = namesIn(
    html +
      textOf(
        pieces(() => true),
        'used',
      ),
  );
  const split = pieces((name) => names.has(name));
  return { used: textOf(split, 'used'), all: textOf(split, 'all'), patch: patchOf(split) };
}
