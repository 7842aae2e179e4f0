import { contentIssues, fits } from '@showroom/contracts/blocks/content';
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

export interface Issue {
  /** As the API names it: `title`, `blocks.2.content.groups.0.image.src`. */
  readonly path: string;
  readonly message: string;
}

export function contentPath(block: number): string {
  return `blocks.${block}.content`;
}

/** An id for the control of a path, so that a list of issues can lead to it. */
export function idOfPath(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** What is known to be wrong before anything is sent, by the rules that the API applies too. */
export function draftIssues(draft: PageDraft, templates: ReadonlyMap<string, Template>): readonly Issue[] {
  const own = draft.title.trim() === '' ? [{ path: 'title', message: 'Title is required.' }] : [];
  const inBlocks = draft.blocks.flatMap(({ template: key, content }, index) => {
    const template = templates.get(key);
    if (!template) return [];
    return contentIssues(template, content).map(({ path, message }) => ({
      path: `${contentPath(index)}.${path}`,
      message,
    }));
  });
  return [...own, ...inBlocks];
}

/** The issue of a path, or of something below it that has no control of its own. */
export function issueAt(issues: readonly Issue[], path: string, own: readonly string[] = []): string | undefined {
  const parts = own.map((part) => `${path}.${part}`);
  return issues.find(
    (issue) => issue.path === path || (issue.path.startsWith(`${path}.`) && !parts.includes(issue.path)),
  )?.message;
}
