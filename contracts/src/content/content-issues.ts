import { fits, formlessLinks, jsonFault } from '../blocks/content';
import { isScrollId } from '../blocks/scroll-id';
import { type Field, SCROLL_ID } from '../blocks/template';
import { fillText } from '../fill-text';
import type { Templates } from './content-form';
import { isSame } from './is-same';
import type issueMessages from './messages/en.json';
import type { PageContent, Translated } from './page-content';
import { PAGE_TEMPLATE } from './page-template';

/** One thing that is wrong with a page, with the place where it stands. */
export interface ContentIssue {
  /** e.g. `blocks.2.groups.0.texts.ar-AE.title`. */
  readonly path: string;
  readonly message: string;
}

/** What is said of what is wrong, in one language. */
export type IssueTexts = typeof issueMessages;

/** What a page is checked for. */
interface Rules {
  readonly texts: IssueTexts;
  /** Of the page itself, as who reads the issues names them. Default: in English. */
  readonly pageFields?: readonly Field[];
  readonly templates: Templates;
  /** The market's languages; what is required is required in the first one. */
  readonly locales: readonly string[];
  /** Whether nothing may be missing: a draft may be unfinished, what is published may not. */
  readonly isWhole: boolean;
  /** What stands already: a value that no longer fits a newer template keeps nobody from saving. */
  readonly stored: PageContent;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Where the value of a field stands in a language. */
export function pathOfValue(prefix: string, { symbol, translatable }: Field, locale: string): string {
  return translatable ? `${prefix}texts.${locale}.${symbol}` : `${prefix}values.${symbol}`;
}

/** Why a value cannot stand in a field: it is of another kind, or beyond its limits. */
export function valueIssue(field: Field, value: unknown, texts: IssueTexts): string | undefined {
  const { label } = field;
  if (!fits(field, value)) return fillText(texts.kind, { field: label, kind: field.field_type });
  if (field.field_type === 'Json') return jsonFault(field, value);
  if (!('attrs' in field) || !field.attrs) return undefined;
  const { min, max, max_length } = { min: undefined, max: undefined, max_length: undefined, ...field.attrs };
  const beyond = (text: string, limit: number) => fillText(text, { field: label, limit });
  if (typeof value === 'number' && min !== undefined && value < min) return beyond(texts.least, min);
  if (typeof value === 'number' && max !== undefined && value > max) return beyond(texts.most, max);
  if (typeof value === 'string' && max_length !== undefined && value.length > max_length) {
    return beyond(texts.longest, max_length);
  }
  return undefined;
}

interface Checked {
  readonly part: Translated;
  readonly stored: Translated | undefined;
  readonly fields: readonly Field[];
  readonly prefix: string;
}

function partIssues({ part, stored, fields, prefix }: Checked, rules: Rules): ContentIssue[] {
  const valueIn = (from: Translated | undefined, { symbol, translatable }: Field, locale: string) =>
    translatable ? from?.texts[locale]?.[symbol] : from?.values[symbol];
  return fields.flatMap((field) => {
    if (field.field_type === 'Separator') return [];
    const locales = field.translatable ? rules.locales : rules.locales.slice(0, 1);
    return locales.flatMap((locale, index) => {
      const value = valueIn(part, field, locale);
      const path = pathOfValue(prefix, field, locale);
      if (isEmpty(value)) {
        const isMissing = rules.isWhole && field.required && index === 0;
        return isMissing ? [{ path, message: fillText(rules.texts.required, { field: field.label }) }] : [];
      }
      const formless = rules.isWhole ? formlessLinks(field, value) : [];
      if (formless.length > 0) {
        return formless.map((issue) => ({ path: `${path}.${issue.path}`, message: rules.texts.form }));
      }
      if (isSame(value, valueIn(stored, field, locale))) return [];
      const message = valueIssue(field, value, rules.texts);
      return message === undefined ? [] : [{ path, message }];
    });
  });
}

function scrollIdIssues(content: PageContent, { texts, templates }: Rules): ContentIssue[] {
  const seen = new Set<unknown>();
  return content.blocks.flatMap(({ values, template }, index) => {
    const id = values[SCROLL_ID.symbol];
    if (isEmpty(id)) return [];
    const path = `blocks.${index}.values.${SCROLL_ID.symbol}`;
    const own = templates.get(template)?.fields.find(({ symbol }) => symbol === SCROLL_ID.symbol) ?? SCROLL_ID;
    const named = { field: own.label, id: String(id) };
    if (seen.has(id)) return [{ path, message: fillText(texts.same_scroll_id, named) }];
    seen.add(id);
    if (typeof id === 'string' && isScrollId(id)) return [];
    return [{ path, message: fillText(texts.scroll_id, named) }];
  });
}

/** What keeps content in its form from being stored or, as a whole, from being published. */
export function contentIssuesOf(content: PageContent, rules: Rules): ContentIssue[] {
  const ids = new Set<string>();
  const before = new Map(rules.stored.blocks.map((block) => [block.id, block]));
  const inBlocks = content.blocks.flatMap((block, index) => {
    const prefix = `blocks.${index}.`;
    const issues: ContentIssue[] = [];
    if (ids.has(block.id)) issues.push({ path: `${prefix}id`, message: rules.texts.same_id });
    ids.add(block.id);
    const template = rules.templates.get(block.template);
    if (!template) return issues;
    const known = before.get(block.id);
    const groupFields = template.field_groups_template ?? [];
    const most = template.field_groups_template ? (template.max_field_groups ?? Number.POSITIVE_INFINITY) : 0;
    if (block.groups.length > Math.max(most, known?.groups.length ?? 0)) {
      const message = most === 0 ? rules.texts.no_groups : fillText(rules.texts.most_groups, { limit: most });
      issues.push({ path: `${prefix}groups`, message });
    }
    const storedGroups = new Map(known?.groups.map((group) => [group.id, group]));
    return [
      ...issues,
      ...partIssues({ part: block, stored: known, fields: template.fields, prefix }, rules),
      ...block.groups.flatMap((part, at) => {
        const stored = storedGroups.get(part.id);
        return partIssues({ part, stored, fields: groupFields, prefix: `${prefix}groups.${at}.` }, rules);
      }),
    ];
  });
  const { pageFields = PAGE_TEMPLATE.fields } = rules;
  const ofPage = { part: content, stored: rules.stored, fields: pageFields, prefix: '' };
  return [...partIssues(ofPage, rules), ...inBlocks, ...scrollIdIssues(content, rules)];
}
