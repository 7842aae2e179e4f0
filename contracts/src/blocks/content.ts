import type { ContentField, ContentTemplate } from './content-template';
import { isFilmReference, isMediaValue } from './media-value';
import { isScrollId } from './scroll-id';
import { specsFault } from './spec-tables';
import { type Field, type ImageValue, SCROLL_ID, type Template } from './template';

const EMPTY = {
  String: '',
  Text: '',
  Icon: '',
  Markdown: '',
  Bool: false,
  Number: 0,
  Select: '',
  Image: undefined,
  Film: undefined,
  Link: undefined,
  LinksCollection: [],
  Json: undefined,
  Separator: undefined,
} as const satisfies Record<Field['field_type'], unknown>;

function filled(fields: readonly ContentField[], stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.field_type === 'Separator') continue;
    const fallback = 'default_value' in field ? field.default_value : EMPTY[field.field_type];
    values[field.symbol] = shownValue(field, stored[field.symbol]) ?? fallback ?? EMPTY[field.field_type];
  }
  return values;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** A link that opens a form has no address. */
function isLink(value: unknown): boolean {
  if (!isRecord(value) || !isText(value['link_text'])) return false;
  return isText(value['url']) || (value['type'] === 'form' && value['url'] === undefined);
}

const isPath = (value: unknown): value is Omit<ImageValue, 'blur'> & { readonly blur?: unknown } =>
  isRecord(value) && isText(value['src']) && isText(value['alt']);
const isFilm = (value: unknown) => isRecord(value) && isText(value['src']);

const FITS = {
  String: isText,
  Text: isText,
  Icon: isText,
  Markdown: isText,
  Select: isText,
  Bool: (value: unknown) => typeof value === 'boolean',
  Number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  Image: (value: unknown) => isPath(value) || isMediaValue(value),
  Film: (value: unknown) => isText(value) || isFilm(value) || isFilmReference(value),
  Link: isLink,
  LinksCollection: (value: unknown) => Array.isArray(value) && value.every(isLink),
  Json: (value: unknown) => value !== undefined,
  Separator: () => false,
} as const satisfies Record<Field['field_type'], (value: unknown) => boolean>;

/** Whether a value is of the field's kind, and one of its options for a Select. */
export function fits(field: ContentField, value: unknown): boolean {
  if (field.field_type === 'Select') return field.attrs.options.some((option) => option.value === value);
  return FITS[field.field_type](value);
}

/**
 * The value as a component gets it; undefined for what it gets the default for. What refers to the
 * library and was not resolved has no address: to a component it is nothing.
 */
function shownValue(field: ContentField, value: unknown): unknown {
  if (field.field_type === 'Film') {
    if (value && isText(value)) return { src: value };
    return isFilm(value) ? value : undefined;
  }
  if (!fits(field, value)) return undefined;
  if (field.field_type === 'Link') return addressed(value);
  if (field.field_type === 'LinksCollection' && Array.isArray(value)) return value.map(addressed);
  return field.field_type === 'Image' ? pictured(value) : value;
}

/** A picture with nothing but what components know of one: they pass it on as a whole. */
function pictured(value: unknown): ImageValue | undefined {
  if (!isPath(value)) return undefined;
  const { src, alt, blur } = value;
  return { src, alt, ...(isText(blur) && { blur }) };
}

/** A link as components know it: without an address it has an empty one. */
function addressed(link: unknown): unknown {
  return isRecord(link) && link['url'] === undefined ? { ...link, url: '' } : link;
}

/**
 * Stored content as a component's props: what is missing or of the wrong kind takes the field's
 * default, what the template does not know is left out.
 */
export function contentFor(
  template: ContentTemplate,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values = filled(template.fields, stored);
  const groupFields = template.field_groups_template;
  if (!groupFields) return values;
  const groups = Array.isArray(stored['groups']) ? stored['groups'].filter(isRecord) : [];
  values['groups'] = groups
    .slice(0, template.max_field_groups ?? groups.length)
    .map((group) => filled(groupFields, group));
  return values;
}

/** Why JSON is not what its field holds; the part of the label that explains it is left out. */
export function jsonFault(field: Field, value: unknown): string | undefined {
  if (field.field_type !== 'Json' || field.attrs?.holds !== 'specs') return undefined;
  const fault = specsFault(value);
  return fault === undefined ? undefined : `${field.label.split(':')[0]} ${fault}.`;
}

/** One thing that is wrong with the content of a block, with the place where it stands. */
export interface ContentIssue {
  /** e.g. `groups.2.title`. */
  readonly path: string;
  readonly message: string;
}

/** Links of a value that open a form and do not say which, by their path within the value. */
export function formlessLinks({ field_type }: ContentField, value: unknown): readonly ContentIssue[] {
  const message = 'Choose the form that the link opens.';
  const isFormless = (link: unknown) => isRecord(link) && link['type'] === 'form' && !link['rdx_forms_form_id'];
  if (field_type === 'Link') return isFormless(value) ? [{ path: 'rdx_forms_form_id', message }] : [];
  if (field_type !== 'LinksCollection' || !Array.isArray(value)) return [];
  return value.flatMap((link, index) => (isFormless(link) ? [{ path: `${index}.rdx_forms_form_id`, message }] : []));
}

function issuesOf(fields: readonly Field[], stored: Readonly<Record<string, unknown>>, prefix: string): ContentIssue[] {
  const known = new Map(fields.map((field) => [field.symbol, field]));
  const unknown = Object.keys(stored)
    .filter((symbol) => !known.has(symbol) && !(prefix === '' && symbol === 'groups'))
    .map((symbol) => ({ path: prefix + symbol, message: 'The template has no such field.' }));
  const misfits = fields.flatMap((field) => {
    const value = stored[field.symbol];
    const path = prefix + field.symbol;
    if (value === undefined || value === null || value === '') {
      return field.required ? [{ path, message: `${field.label} is required.` }] : [];
    }
    if (!fits(field, value)) return [{ path, message: `${field.label} must be of the kind ${field.field_type}.` }];
    const fault = jsonFault(field, value);
    if (fault !== undefined) return [{ path, message: fault }];
    return formlessLinks(field, value).map((issue) => ({ ...issue, path: `${path}.${issue.path}` }));
  });
  return [...unknown, ...misfits];
}

function scrollIdIssues({ [SCROLL_ID.symbol]: id }: Readonly<Record<string, unknown>>): ContentIssue[] {
  if (typeof id !== 'string' || id === '' || isScrollId(id)) return [];
  const message = `${SCROLL_ID.label} begins with a letter, has letters, digits, - and _, and is no name of the site itself.`;
  return [{ path: SCROLL_ID.symbol, message }];
}

/** What keeps content from being saved under a template; empty when nothing does. */
export function contentIssues(template: Template, stored: Readonly<Record<string, unknown>>): ContentIssue[] {
  const issues = [...issuesOf(template.fields, stored, ''), ...scrollIdIssues(stored)];
  const groups = stored['groups'];
  if (groups === undefined) return issues;
  if (!template.field_groups_template || !Array.isArray(groups)) {
    return [...issues, { path: 'groups', message: 'The template has no groups.' }];
  }
  if (groups.length > (template.max_field_groups ?? Number.POSITIVE_INFINITY)) {
    issues.push({ path: 'groups', message: `At most ${template.max_field_groups} groups are allowed.` });
  }
  const groupFields = template.field_groups_template;
  return issues.concat(
    groups.flatMap((group: unknown, index) =>
      isRecord(group)
        ? issuesOf(groupFields, group, `groups.${index}.`)
        : [{ path: `groups.${index}`, message: 'must be an object' }],
    ),
  );
}
