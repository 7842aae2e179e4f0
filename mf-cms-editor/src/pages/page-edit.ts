import { fits } from '@showroom/contracts/blocks/content';
import type { Field, Template } from '@showroom/contracts/blocks/template';
import type {
  ContentBlock,
  ContentGroup,
  FieldValues,
  PageContent,
  Translated,
} from '@showroom/contracts/content/page-content';
import type { Issue } from '../layout/issue';
import { inPlaces, placesOf } from './block-places';

type Values = FieldValues;

/** What a form shows for a field that was never filled in. */
function defaultOf(field: Field): unknown {
  return 'default_value' in field ? field.default_value : undefined;
}

/** What is stored for a field in a language: a text of it, or the one value of all languages. */
function storedIn({ values, texts }: Translated, { translatable }: Field, locale: string): Values {
  return (translatable ? texts[locale] : values) ?? {};
}

/** The stored value, empty ones included, or the default of a field that was never filled in. */
export function shownValue(field: Field, part: Translated, locale: string): unknown {
  const stored = storedIn(part, field, locale);
  return Object.hasOwn(stored, field.symbol) ? stored[field.symbol] : defaultOf(field);
}

/** An undefined value takes the field out, so that its default stands again. */
export function withValue<T extends Translated>(part: T, field: Field, locale: string, value: unknown): T {
  const { [field.symbol]: _, ...rest } = storedIn(part, field, locale);
  const next = value === undefined ? rest : { ...rest, [field.symbol]: value };
  return field.translatable ? { ...part, texts: { ...part.texts, [locale]: next } } : { ...part, values: next };
}

/** What is stored for fields that the template has no more, with the language of a text. */
export interface GoneValue {
  readonly symbol: string;
  readonly locale: string | undefined;
  readonly value: unknown;
}

export function goneValues({ values, texts }: Translated, fields: readonly Field[]): readonly GoneValue[] {
  const known = new Set(fields.map(({ symbol }) => symbol));
  const stored = [[undefined, values] as const, ...Object.entries(texts)];
  return stored.flatMap(([locale, own]) =>
    Object.entries(own)
      .filter(([symbol]) => !known.has(symbol))
      .map(([symbol, value]) => ({ symbol, locale, value })),
  );
}

export function withoutGone<T extends Translated>(part: T, { symbol, locale }: GoneValue): T {
  const { [symbol]: _, ...rest } = (locale === undefined ? part.values : part.texts[locale]) ?? {};
  return locale === undefined ? { ...part, values: rest } : { ...part, texts: { ...part.texts, [locale]: rest } };
}

/** A new part starts with the default of each field. */
function newPart(fields: readonly Field[], locale: string): Translated {
  return fields.reduce<Translated>((part, field) => withValue(part, field, locale, defaultOf(field)), {
    values: {},
    texts: {},
  });
}

export function newGroup(fields: readonly Field[], locale: string): ContentGroup {
  return { id: crypto.randomUUID(), ...newPart(fields, locale) };
}

export function canAddGroup({ max_field_groups }: Template, { groups }: ContentBlock): boolean {
  return groups.length < (max_field_groups ?? Number.POSITIVE_INFINITY);
}

/** The first text of a block or a group, to know it from others of its template. */
export function headlineOf(fields: readonly Field[], part: Translated, locale: string): string {
  const texts = fields.filter(({ field_type }) => field_type === 'String' || field_type === 'Text');
  const values = texts.map((field) => [field, shownValue(field, part, locale)] as const);
  const found = values.find(
    ([field, value]) => field.symbol !== 'block_scroll_id' && fits(field, value) && value !== '',
  );
  return found ? String(found[1]) : '';
}

/** The block at an index moved to where another one stands. */
export function withBlockMoved(content: PageContent, from: number, to: number): PageContent {
  const [block, target] = [content.blocks[from], content.blocks[to]];
  if (!block || !target || from === to) return content;
  const places = placesOf(content);
  const [own] = places.filter((place) => place.block === block.id);
  if (!own) return content;
  const rest = places.filter((place) => place !== own);
  const at = rest.findIndex((place) => place.block === target.id);
  return inPlaces(content, rest.toSpliced(from < to ? at + 1 : at, 0, own));
}

/** A block put where the one at an index stands, or behind the last one. */
export function withBlockAt(content: PageContent, block: ContentBlock, index: number): PageContent {
  const places = placesOf(content);
  const target = content.blocks[index];
  const at = target ? places.findIndex((place) => place.block === target.id) : places.length;
  const own = block.positions.map(({ id }) => ({ block: block.id, position: id }));
  return inPlaces({ ...content, blocks: [...content.blocks, block] }, places.toSpliced(at, 0, ...own));
}

/** A new block of a template, with the defaults of its fields in the market's first language. */
export function newBlock(template: Template, locale: string): ContentBlock {
  const position = crypto.randomUUID();
  return {
    id: crypto.randomUUID(),
    template: template.key,
    template_version: template.version,
    positions: [{ id: position, sequence: 0 }],
    active_positions: [position],
    ...newPart(template.fields, locale),
    groups: [],
  };
}

/** A copy of a block; the id that links lead to stays with the first. */
export function copyOf(block: ContentBlock): ContentBlock {
  const position = crypto.randomUUID();
  const { block_scroll_id: _, ...values } = block.values;
  return {
    ...block,
    id: crypto.randomUUID(),
    positions: [{ id: position, sequence: 0 }],
    active_positions: block.active_positions.length > 0 ? [position] : [],
    values,
    groups: block.groups.map((group) => ({ ...group, id: crypto.randomUUID() })),
  };
}

/** A copy of the block behind it. */
export function withBlockCopied(content: PageContent, index: number): PageContent {
  const block = content.blocks[index];
  return block ? withBlockAt(content, copyOf(block), index + 1) : content;
}

export function withoutBlock(content: PageContent, index: number): PageContent {
  return { ...content, blocks: content.blocks.filter((_, at) => at !== index) };
}

export function withBlock(
  content: PageContent,
  index: number,
  change: (block: ContentBlock) => ContentBlock,
): PageContent {
  return { ...content, blocks: content.blocks.map((one, at) => (at === index ? change(one) : one)) };
}

/** Whether visitors see the block anywhere. */
export function isShown({ active_positions }: ContentBlock): boolean {
  return active_positions.length > 0;
}

/** The block seen at all of its places, or at none. */
export function withShown(block: ContentBlock, shown: boolean): ContentBlock {
  return { ...block, active_positions: shown ? block.positions.map(({ id }) => id) : [] };
}

/** The language that an issue is about; undefined where it is about all. */
export function languageOfIssue({ path }: Issue): string | undefined {
  return /(?:^|\.)texts\.([^.]+)\./.exec(path)?.[1];
}

/** The issue of a path, or of something below it that has no control of its own. */
export function issueAt(issues: readonly Issue[], path: string, own: readonly string[] = []): string | undefined {
  const parts = own.map((part) => `${path}.${part}`);
  return issues.find(
    (issue) => issue.path === path || (issue.path.startsWith(`${path}.`) && !parts.includes(issue.path)),
  )?.message;
}
