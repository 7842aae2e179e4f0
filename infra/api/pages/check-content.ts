import { isDeepStrictEqual } from 'node:util';
import type { Field, Template } from '@showroom/contracts/blocks/template';
import { SCROLL_ID } from '@showroom/contracts/blocks/template';
import { inForm, type Templates } from '@showroom/contracts/content/content-form';
import { contentIssuesOf } from '@showroom/contracts/content/content-issues';
import type { ForeignOrigins } from '@showroom/contracts/content/foreign-origins';
import type { ContentBlock, FieldValues, PageContent, Translated } from '@showroom/contracts/content/page-content';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';
import { isSafeRedirect } from '@showroom/contracts/entities/redirect-target';
import { parseJson } from '@showroom/contracts/schema/parse-json';
import * as z from 'zod';
import { issueTextsFor } from '../../contract-messages';
import { cleanHtml, cleanMarkdown } from '../content/clean-html';
import type { FieldIssue } from '../kernel/refusal';
import { isPictureAddress, isSafeAddress } from './addresses';
import { sourceIssues, sourcesIn } from './content-sources';
import { targetOf } from './page-target';
import { valuesWithPaths } from './values-with-paths';

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
  return [];
}

function jsonIssues(field: Field, value: unknown, path: string): FieldIssue[] {
  if (field.field_type !== 'Markdown' || field.attrs.language !== 'json') return [];
  if (typeof value !== 'string' || value.trim() === '' || parseJson(value) !== undefined) return [];
  return [{ path, message: `${field.label} must be valid JSON.` }];
}

/** A field that the template does not have stays as it was stored, and no new one comes. */
function unknownIssues(fields: readonly Field[], values: FieldValues, stored: FieldValues, path: string): FieldIssue[] {
  const known = new Set(fields.map(({ symbol }) => symbol));
  return Object.keys(values)
    .filter((symbol) => !known.has(symbol) && !isDeepStrictEqual(values[symbol], stored[symbol]))
    .map((symbol) => ({ path: path + symbol, message: 'The template has no such field.' }));
}

const NOTHING: Translated = { values: {}, texts: {} };

function partIssues(
  part: Translated,
  { fields, stored = NOTHING }: { readonly fields: readonly Field[]; readonly stored: Translated | undefined },
  prefix: string,
): FieldIssue[] {
  const before = new Map(valuesWithPaths(stored, prefix));
  return valuesWithPaths(part, prefix).flatMap(([path, values]) => [
    ...unknownIssues(fields, values, before.get(path) ?? {}, path),
    ...fields.flatMap((field) => {
      const [value, own] = [values[field.symbol], path + field.symbol];
      return [...addressIssues(field, value, own), ...jsonIssues(field, value, own)];
    }),
  ]);
}

function blockIssues(block: ContentBlock, template: Template, stored: ContentBlock | undefined, prefix: string) {
  const groups = new Map(stored?.groups.map((group) => [group.id, group]));
  const fields = template.field_groups_template ?? [];
  return [
    ...partIssues(block, { fields: template.fields, stored }, prefix),
    ...block.groups.flatMap((group, index) =>
      partIssues(group, { fields, stored: groups.get(group.id) }, `${prefix}groups.${index}.`),
    ),
  ];
}

/** What is checked says from where; `blockIds` are the scroll ids of the page's blocks. */
function cleanValues(fields: readonly Field[], values: FieldValues, blockIds: ReadonlySet<string>) {
  const cleaned: Record<string, unknown> = { ...values };
  for (const field of fields) {
    const value = values[field.symbol];
    if (field.field_type !== 'Markdown' || typeof value !== 'string' || field.attrs.language === 'json') continue;
    const clean = field.attrs.language === 'html' ? cleanHtml : cleanMarkdown;
    cleaned[field.symbol] = clean(value, 'any', blockIds);
  }
  return cleaned;
}

function cleanPart<T extends Translated>(part: T, fields: readonly Field[], blockIds: ReadonlySet<string>): T {
  const texts = Object.entries(part.texts).map(([locale, own]) => [locale, cleanValues(fields, own, blockIds)]);
  return { ...part, values: cleanValues(fields, part.values, blockIds), texts: Object.fromEntries(texts) };
}

function cleanBlock(block: ContentBlock, template: Template, blockIds: ReadonlySet<string>): ContentBlock {
  const fields = template.field_groups_template ?? [];
  const groups = block.groups.map((group) => cleanPart(group, fields, blockIds));
  return { ...cleanPart(block, template.fields, blockIds), groups };
}

export interface ContentRules {
  readonly templates: Templates;
  /** The market's languages, its first one first. */
  readonly locales: readonly string[];
  /** From where the market's pages load what editors show. */
  readonly origins: ForeignOrigins;
  /**
   * The page as it is stored, in its form: a block that nobody touched stays, even when its
   * template is gone.
   */
  readonly stored: PageContent;
}

/**
 * Content as it may be stored: in its form, its HTML cleaned, with what keeps it from that; of this
 * is `blocked` what the page's policy would not show.
 */
export function checkContent(given: PageContent, { templates, locales, origins, stored }: ContentRules) {
  const inOrder = inForm(given, templates, locales);
  const blockIds = new Set(inOrder.blocks.map(({ values }) => String(values[SCROLL_ID.symbol] ?? '')));
  const before = new Map(stored.blocks.map((block) => [block.id, block]));
  const issues: FieldIssue[] = [
    ...contentIssuesOf(inOrder, { texts: issueTextsFor('en'), templates, locales, isWhole: false, stored }),
    ...partIssues(inOrder, { fields: PAGE_TEMPLATE.fields, stored }, ''),
    ...addressesOfPage(inOrder),
    ...newsDateIssues(inOrder),
    ...targetIssues(inOrder),
  ];
  const blocks = inOrder.blocks.map((block, index) => {
    const template = templates.get(block.template);
    const known = before.get(block.id);
    if (template) {
      issues.push(...blockIssues(block, template, known, `blocks.${index}.`));
      return cleanBlock(block, template, blockIds);
    }
    const { positions: _, active_positions: __, ...rest } = block;
    if (!known || !isDeepStrictEqual({ ...known, ...rest }, known)) {
      issues.push({ path: `blocks.${index}.template`, message: `There is no template ${block.template}.` });
    }
    return block;
  });
  const content = { ...inOrder, blocks };
  // What cleaning takes away is told as well.
  const sources = [inOrder, content].flatMap((one) => sourcesIn(one, templates));
  const blocked = sourceIssues(sources, sourcesIn(stored, templates), origins);
  return { content, issues: [...issues, ...blocked], blocked };
}

/** Where the page leads visitors on to. */
function targetIssues(content: PageContent): FieldIssue[] {
  const { redirect_path: to, link_type } = targetOf(content);
  if (to === '' || isSafeRedirect({ to, link_type })) return [];
  const message = 'The address is a path of the site that begins with /, or of another site and begins with https://.';
  return [{ path: 'values.redirect_path', message }];
}

/** News are in the order of their days. */
function newsDateIssues({ values }: PageContent): FieldIssue[] {
  const day = values['news_date'];
  if (typeof day !== 'string' || day === '' || z.iso.date().safeParse(day).success) return [];
  return [{ path: 'values.news_date', message: 'A day is written as 2026-01-31.' }];
}

/** Addresses of the page itself go into its head. */
function addressesOfPage({ values, texts }: PageContent): FieldIssue[] {
  const canonical = Object.entries(texts).map(
    ([locale, own]) => [`texts.${locale}.canonical_url`, own['canonical_url']] as const,
  );
  return [...canonical, ['values.external_meta_image', values['external_meta_image']] as const].flatMap(
    ([path, value]) =>
      typeof value !== 'string' || value === '' || isPictureAddress(value)
        ? []
        : [{ path, message: 'An address is a path of the site or begins with https.' }],
  );
}
