import type { Field } from '@showroom/contracts/blocks/template';
import type { Templates } from '@showroom/contracts/content/content-form';
import type { ContentBlock, PageContent, Translated } from '@showroom/contracts/content/page-content';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';
import { diffWordsWithSpace } from 'diff';
import { headlineOf } from './page-edit';

/** A piece of a value: one that both have, or one of them alone. */
export interface Piece {
  readonly text: string;
  readonly is: 'same' | 'added' | 'removed';
}

/** A field that says something else. */
export interface FieldDifference {
  readonly symbol: string;
  readonly label: string;
  /** The item that it is of, by its place among those that are there or those that are gone. */
  readonly group: { readonly number: number; readonly isRemoved: boolean } | undefined;
  /** The language that it is about; undefined for what all languages share. */
  readonly locale: string | undefined;
  readonly pieces: readonly Piece[];
}

/** What happened to a block beside its fields. */
type Change = 'added' | 'removed' | 'moved' | 'shown' | 'hidden';

/** The page itself or a block that is not what it was. */
export interface PartDifference {
  readonly id: string;
  /** Undefined for the page itself. */
  readonly name: string | undefined;
  readonly what: readonly Change[];
  readonly fields: readonly FieldDifference[];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function piecesOf(before: unknown, after: unknown): readonly Piece[] {
  return diffWordsWithSpace(textOf(before), textOf(after)).map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

const NOTHING: Translated = { values: {}, texts: {} };

function fieldDifferences(
  before: Translated,
  after: Translated,
  fields: readonly Field[],
  group?: FieldDifference['group'],
): FieldDifference[] {
  const labels = new Map(fields.map(({ symbol, label }) => [symbol, label]));
  const locales = [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])];
  const sides = [
    [undefined, before.values, after.values] as const,
    ...locales.map((locale) => [locale, before.texts[locale] ?? {}, after.texts[locale] ?? {}] as const),
  ];
  return sides.flatMap(([locale, own, next]) =>
    [...new Set([...Object.keys(own), ...Object.keys(next)])]
      .filter((symbol) => textOf(own[symbol]) !== textOf(next[symbol]))
      .map((symbol) => ({
        symbol,
        label: labels.get(symbol) ?? symbol,
        group,
        locale,
        pieces: piecesOf(own[symbol], next[symbol]),
      })),
  );
}

function groupDifferences(before: ContentBlock | undefined, after: ContentBlock | undefined, fields: readonly Field[]) {
  const old = new Map(before?.groups.map((group) => [group.id, group]));
  const kept = (after?.groups ?? []).flatMap((group, index) => {
    const known = old.get(group.id);
    old.delete(group.id);
    return fieldDifferences(known ?? NOTHING, group, fields, { number: index + 1, isRemoved: false });
  });
  const gone = [...old.values()].flatMap((group, index) =>
    fieldDifferences(group, NOTHING, fields, { number: index + 1, isRemoved: true }),
  );
  return [...kept, ...gone];
}

function changesOf(before: ContentBlock | undefined, after: ContentBlock | undefined, isMoved: boolean): Change[] {
  if (!before) return ['added'];
  if (!after) return ['removed'];
  const [wasShown, isShown] = [before.active_positions.length > 0, after.active_positions.length > 0];
  const moved: readonly Change[] = isMoved ? ['moved'] : [];
  return wasShown === isShown ? [...moved] : [...moved, isShown ? 'shown' : 'hidden'];
}

/** Ids that stand in another order among the blocks that both have. */
function movedBlocks(before: PageContent, after: PageContent): ReadonlySet<string> {
  const both = (one: PageContent, other: PageContent) => {
    const ids = new Set(other.blocks.map(({ id }) => id));
    return one.blocks.map(({ id }) => id).filter((id) => ids.has(id));
  };
  const [old, next] = [both(before, after), both(after, before)];
  return new Set(next.filter((id, index) => old[index] !== id));
}

/** What is different between two contents of a page, by block and field, for people to read. */
export function differencesOf(
  before: PageContent,
  after: PageContent,
  { templates, source }: { readonly templates: Templates; readonly source: string },
): PartDifference[] {
  const moved = movedBlocks(before, after);
  const old = new Map(before.blocks.map((block) => [block.id, block]));
  const removed = before.blocks.filter(({ id }) => !after.blocks.some((block) => block.id === id));
  const pairs = [
    ...after.blocks.map((block) => [old.get(block.id), block] as const),
    ...removed.map((block) => [block, undefined] as const),
  ];
  const ofPage = fieldDifferences(before, after, PAGE_TEMPLATE.fields);
  const ofBlocks = pairs.flatMap(([own, next]) => {
    const block = next ?? own;
    if (!block) return [];
    const template = templates.get(block.template);
    const headline = headlineOf(template?.fields ?? [], block, source);
    return {
      id: block.id,
      name: `${template?.name ?? block.template}${headline && ` – ${headline}`}`,
      what: changesOf(own, next, moved.has(block.id)),
      fields: [
        ...fieldDifferences(own ?? NOTHING, next ?? NOTHING, template?.fields ?? []),
        ...groupDifferences(own, next, template?.field_groups_template ?? []),
      ],
    };
  });
  return [{ id: 'page', name: undefined, what: [], fields: ofPage }, ...ofBlocks].filter(
    ({ what, fields }) => what.length > 0 || fields.length > 0,
  );
}
