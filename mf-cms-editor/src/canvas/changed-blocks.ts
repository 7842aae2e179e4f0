import { fits } from '@showroom/contracts/blocks/content';
import { type Field, SCROLL_ID, type Template } from '@showroom/contracts/blocks/template';
import type { Templates } from '@showroom/contracts/content/content-form';
import { isSame } from '@showroom/contracts/content/is-same';
import type { ContentBlock, PageContent, Translated } from '@showroom/contracts/content/page-content';
import { type Languages, valuesIn } from '@showroom/contracts/content/rendition';
import type { ToCanvas, ValuePlace } from '@showroom/contracts/host/canvas-messages';

/** Plain values by where they stand. */
export type PlainValues = Extract<ToCanvas, { type: 'values' }>['values'];

/** What of a block says where it stands, and for whom. */
const frameOf = ({ id, template, positions, active_positions, languages }: ContentBlock) =>
  JSON.stringify([id, template, positions, active_positions, languages]);

/**
 * The blocks that say something else than before; undefined when more than that changed: blocks
 * came, went or moved, stand in others, or the page itself says something else.
 */
export function changedBlocks(
  before: PageContent,
  after: PageContent,
  templates: Templates,
): readonly ContentBlock[] | undefined {
  if (before === after) return [];
  const isOfPage = !isSame([before.values, before.texts], [after.values, after.texts]);
  if (isOfPage || before.blocks.length !== after.blocks.length) return undefined;
  const changed: ContentBlock[] = [];
  for (const [index, block] of after.blocks.entries()) {
    const former = before.blocks[index];
    if (former && isSame(former, block)) continue;
    if (!former || frameOf(former) !== frameOf(block) || isPlacing(former, block, templates)) return undefined;
    changed.push(block);
  }
  return changed;
}

/** The blocks of the page that say what they said before, wherever they stand. */
export function sameBlocks(before: PageContent, after: PageContent): readonly ContentBlock[] {
  const former = new Map(before.blocks.map((block) => [block.id, block]));
  return after.blocks.filter((block) => {
    const known = former.get(block.id);
    if (known === undefined || known.template !== block.template) return false;
    const isTold = isSame([known.values, known.texts, known.groups], [block.values, block.texts, block.groups]);
    return isTold && isSame(known.languages, block.languages);
  });
}

/** Whether blocks that stand in others may stand elsewhere for what changed. */
function isPlacing(before: ContentBlock, after: ContentBlock, templates: Templates): boolean {
  const isNamed = before.values[SCROLL_ID.symbol] !== after.values[SCROLL_ID.symbol];
  return isNamed || templates.get(after.template)?.governs !== undefined;
}

/**
 * The values that changed, where the API would hand all of them out as they are; undefined where
 * it has something to do with one: cleans it, looks it up in the library, or has it no more.
 */
export function plainChanges(
  before: readonly ContentBlock[],
  after: readonly ContentBlock[],
  { templates, languages }: { readonly templates: Templates; readonly languages: Languages },
): PlainValues | undefined {
  const former = new Map(before.map((block) => [block.id, block]));
  const changes = after.map((block) => {
    const known = former.get(block.id);
    const template = templates.get(block.template);
    return known && template && changesOf(known, block, template, languages);
  });
  return allOf(changes);
}

const allOf = <T>(parts: readonly (readonly T[] | undefined)[]): T[] | undefined => {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? known.flat() : undefined;
};

function changesOf(before: ContentBlock, after: ContentBlock, template: Template, languages: Languages) {
  const isOfNow = after.template_version === template.version && before.template_version === template.version;
  const isSeen = after.languages?.includes(languages.own) ?? true;
  if (!isOfNow || !isSeen || before.groups.length !== after.groups.length) return undefined;
  const groups = after.groups.map((group, index) => {
    const known = before.groups[index];
    if (known === group) return [];
    const place = { block: after.id, group: index };
    return known && valuesThatChanged([known, group], template.field_groups_template ?? [], place, languages);
  });
  return allOf([valuesThatChanged([before, after], template.fields, { block: after.id }, languages), ...groups]);
}

function valuesThatChanged(
  [before, after]: readonly [Translated, Translated],
  fields: readonly Field[],
  place: Omit<ValuePlace, 'symbol'>,
  languages: Languages,
): PlainValues | undefined {
  const [former, present] = [valuesIn(before, languages), valuesIn(after, languages)];
  const changes = Object.keys({ ...former, ...present })
    .filter((symbol) => !isSame(former[symbol], present[symbol]))
    .map((symbol) => {
      const field = fields.find((one) => one.symbol === symbol);
      const value = present[symbol];
      const isShown = field !== undefined && isPlain(field) && fits(field, value) && isPrimitive(value);
      return isShown ? [{ place: { ...place, symbol }, value }] : undefined;
    });
  return allOf(changes);
}

const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function isPlain(field: Field): boolean {
  switch (field.field_type) {
    case 'String':
    case 'Text':
    case 'Icon':
      return field.attrs?.holds === undefined;
    case 'Bool':
    case 'Number':
    case 'Select':
      return true;
    default:
      return false;
  }
}
