import { fits } from '@showroom/contracts/blocks/content';
import type { Field, Template } from '@showroom/contracts/blocks/template';
import type { PageBlock } from '@showroom/contracts/entities/page';

export type Values = Readonly<Record<string, unknown>>;

export interface PageDraft {
  readonly title: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly blocks: readonly PageBlock[];
}

/** What a form shows for a field that was never filled in. */
function defaultOf(field: Field): unknown {
  return 'default_value' in field ? field.default_value : undefined;
}

/** The stored value, empty ones included, or the default of a field that was never filled in. */
export function shownValue(field: Field, values: Values): unknown {
  return Object.hasOwn(values, field.symbol) ? values[field.symbol] : defaultOf(field);
}

/** A new group starts with the default of each field. */
export function newGroup(fields: readonly Field[]): Values {
  const filled = fields.map((field) => [field.symbol, defaultOf(field)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

export function groupsOf(content: Values): readonly Values[] {
  const { groups } = content;
  return Array.isArray(groups) ? groups.filter(isValues) : [];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An undefined value takes the field out, so that its default stands again. */
export function withValue(values: Values, symbol: string, value: unknown): Values {
  if (value !== undefined) return { ...values, [symbol]: value };
  const { [symbol]: _, ...rest } = values;
  return rest;
}

export function withContent(draft: PageDraft, place: number, content: Values): PageDraft {
  const blocks = draft.blocks.map((block, index) => (index === place ? { ...block, content: { ...content } } : block));
  return { ...draft, blocks };
}

export function withGroups(content: Values, groups: readonly Values[]): Values {
  return { ...content, groups };
}

export function canAddGroup(template: Template, content: Values): boolean {
  return groupsOf(content).length < (template.max_field_groups ?? Number.POSITIVE_INFINITY);
}

/** The first text of a block, to tell it from others of its template. */
export function headlineOf(template: Template | undefined, content: Values): string {
  const texts = (template?.fields ?? []).filter(({ field_type }) => field_type === 'String' || field_type === 'Text');
  const field = texts.find(
    (one) => one.symbol !== 'block_scroll_id' && fits(one, content[one.symbol]) && content[one.symbol] !== '',
  );
  return field ? String(content[field.symbol]) : '';
}
