import type { Field, Template } from '../blocks/template';
import { upgradeBlock } from '../blocks/upgrade';
import type { ContentBlock, FieldValues, PageContent, Translated } from './page-content';
import { PAGE_TEMPLATE } from './page-template';

/** The templates that a market's site offers, by their keys. */
export type Templates = ReadonlyMap<string, Template>;

/**
 * Puts each value where its field wants it: a translatable one that was written for all languages
 * becomes the text of each, any other one that was written by language becomes that of the first.
 */
function normalised<T extends Translated>(part: T, fields: readonly Field[], locales: readonly string[]): T {
  const values: Record<string, unknown> = { ...part.values };
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [locale, own] of Object.entries(part.texts)) texts[locale] = { ...own };
  for (const { symbol, translatable } of fields) {
    const isCommon = Object.hasOwn(values, symbol);
    if (translatable && isCommon) {
      for (const locale of locales) texts[locale] = { [symbol]: values[symbol], ...texts[locale] };
      delete values[symbol];
    }
    if (translatable) continue;
    const written = [...locales, ...Object.keys(texts)].find((locale) => Object.hasOwn(texts[locale] ?? {}, symbol));
    if (written !== undefined && !isCommon) values[symbol] = texts[written]?.[symbol];
    for (const own of Object.values(texts)) delete own[symbol];
  }
  return { ...part, values, texts: Object.fromEntries(Object.entries(texts).filter(([, own]) => hasAny(own))) };
}

const hasAny = (values: FieldValues) => Object.keys(values).length > 0;

/** Positions are numbered from 1 in their order, and blocks stand in the order of their first. */
function inOrder(blocks: readonly ContentBlock[]): ContentBlock[] {
  const sequences = blocks.flatMap(({ id, positions }) => positions.map((one) => ({ key: `${id} ${one.id}`, ...one })));
  const sorted = sequences.sort((one, other) => one.sequence - other.sequence).map(({ key }) => key);
  const numbered = blocks.map((block) => {
    const positions = block.positions.map(({ id }) => ({ id, sequence: sorted.indexOf(`${block.id} ${id}`) + 1 }));
    const active = new Set(block.active_positions);
    return {
      ...block,
      positions: positions.sort((one, other) => one.sequence - other.sequence),
      active_positions: positions.map(({ id }) => id).filter((id) => active.has(id)),
    };
  });
  return numbered.sort((one, other) => (one.positions[0]?.sequence ?? 0) - (other.positions[0]?.sequence ?? 0));
}

/**
 * The one form that content is stored and compared in, as the templates' versions have it. Blocks
 * whose template is gone stay as they are; `locales` are the market's, its first one first.
 */
export function inForm(content: PageContent, templates: Templates, locales: readonly string[]): PageContent {
  const blocks = content.blocks.map((stored) => {
    const template = templates.get(stored.template);
    if (!template) return stored;
    const block = upgradeBlock(stored, template);
    const groups = block.groups.map((group) => normalised(group, template.field_groups_template ?? [], locales));
    return { ...normalised(block, template.fields, locales), groups };
  });
  return { ...normalised(content, PAGE_TEMPLATE.fields, locales), blocks: inOrder(blocks) };
}
