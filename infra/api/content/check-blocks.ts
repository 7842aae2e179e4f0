import { isDeepStrictEqual } from 'node:util';
import { contentIssues } from '@showroom/contracts/blocks/content';
import { type Field, SCROLL_ID, type Template } from '@showroom/contracts/blocks/template';
import type { PageBlock } from '@showroom/contracts/entities/page';
import type { FieldIssue } from '../kernel/refusal';
import { isPictureAddress, isSafeAddress } from './addresses';
import { cleanHtml, cleanMarkdown } from './clean-html';

export interface CheckedBlocks {
  readonly blocks: PageBlock[];
  /** What keeps the blocks from being saved. */
  readonly issues: readonly FieldIssue[];
}

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function linkIssues(value: unknown, path: string): FieldIssue[] {
  const url = isRecord(value) ? value['url'] : undefined;
  if (typeof url !== 'string' || url === '' || isSafeAddress(url)) return [];
  return [{ path: `${path}.url`, message: 'A link leads to http, https, mailto, tel or a path of the site.' }];
}

function addressIssues(field: Field, value: unknown, path: string): FieldIssue[] {
  if (field.field_type === 'Link') return linkIssues(value, path);
  if (field.field_type === 'LinksCollection') {
    return Array.isArray(value) ? value.flatMap((link, index) => linkIssues(link, `${path}.${index}`)) : [];
  }
  if (field.field_type !== 'Image' || !isRecord(value)) return [];
  const { src } = value;
  if (typeof src !== 'string' || src === '' || isPictureAddress(src)) return [];
  return [{ path: `${path}.src`, message: 'A picture comes from the site or from https.' }];
}

function jsonIssues(field: Field, value: unknown, path: string): FieldIssue[] {
  if (field.field_type !== 'Markdown' || field.attrs.language !== 'json') return [];
  if (typeof value !== 'string' || value.trim() === '') return [];
  try {
    JSON.parse(value);
    return [];
  } catch {
    return [{ path, message: `${field.label} must be valid JSON.` }];
  }
}

function valueIssues(fields: readonly Field[], values: Values, prefix: string): FieldIssue[] {
  return fields.flatMap((field) => {
    const [value, path] = [values[field.symbol], prefix + field.symbol];
    return [...addressIssues(field, value, path), ...jsonIssues(field, value, path)];
  });
}

/** What HTML may refer to beyond itself. */
interface Surroundings {
  readonly frameHosts: readonly string[];
  /** Scroll ids of the page's blocks. */
  readonly blockIds: ReadonlySet<string>;
}

function cleanValues(
  fields: readonly Field[],
  values: Values,
  { frameHosts, blockIds }: Surroundings,
): Record<string, unknown> {
  const cleaned: Record<string, unknown> = { ...values };
  for (const field of fields) {
    const value = values[field.symbol];
    if (field.field_type !== 'Markdown' || typeof value !== 'string' || field.attrs.language === 'json') continue;
    const clean = field.attrs.language === 'html' ? cleanHtml : cleanMarkdown;
    cleaned[field.symbol] = clean(value, frameHosts, blockIds);
  }
  return cleaned;
}

function groupsOf(content: Values): readonly Values[] {
  const { groups } = content;
  return Array.isArray(groups) ? groups.filter(isRecord) : [];
}

function issuesOf({ content }: PageBlock, template: Template): FieldIssue[] {
  const groupFields = template.field_groups_template ?? [];
  return [
    ...contentIssues(template, content),
    ...valueIssues(template.fields, content, ''),
    ...groupsOf(content).flatMap((group, index) => valueIssues(groupFields, group, `groups.${index}.`)),
  ];
}

function cleaned(block: PageBlock, template: Template, surroundings: Surroundings): PageBlock {
  const content = cleanValues(template.fields, block.content, surroundings);
  const groupFields = template.field_groups_template;
  if (groupFields && content['groups'] !== undefined) {
    content['groups'] = groupsOf(block.content).map((group) => cleanValues(groupFields, group, surroundings));
  }
  return { ...block, content };
}

function scrollIdOf({ content }: PageBlock): string {
  const id = content[SCROLL_ID.symbol];
  return typeof id === 'string' ? id : '';
}

interface Rules {
  readonly templates: ReadonlyMap<string, Template>;
  readonly frameHosts: readonly string[];
  /**
   * The page as it is stored: a block that nobody touched stays, even when its template is gone.
   */
  readonly stored: readonly PageBlock[];
}

/** Blocks as they may be stored: checked against their templates, their HTML cleaned. */
export function checkBlocks(blocks: readonly PageBlock[], { templates, frameHosts, stored }: Rules): CheckedBlocks {
  const issues: FieldIssue[] = [];
  const seen = new Set<string>();
  const ids = new Set<string>();
  const blockIds = new Set(blocks.map(scrollIdOf));
  const checked = blocks.map((block, index) => {
    if (seen.has(block.id)) issues.push({ path: `blocks.${index}.id`, message: 'Two blocks have the same id.' });
    seen.add(block.id);
    const scrollId = scrollIdOf(block);
    if (scrollId !== '') {
      const path = `blocks.${index}.content.${SCROLL_ID.symbol}`;
      if (ids.has(scrollId)) issues.push({ path, message: `Two blocks have the ${SCROLL_ID.label} ${scrollId}.` });
      ids.add(scrollId);
    }
    const template = templates.get(block.template);
    if (template) {
      const found = issuesOf(block, template);
      issues.push(...found.map(({ path, message }) => ({ path: `blocks.${index}.content.${path}`, message })));
      return cleaned(block, template, { frameHosts, blockIds });
    }
    if (!stored.some((one) => isDeepStrictEqual(one, block))) {
      issues.push({ path: `blocks.${index}.template`, message: `There is no template ${block.template}.` });
    }
    return block;
  });
  return { blocks: checked, issues };
}
