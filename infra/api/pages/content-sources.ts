import type { Field } from '@showroom/contracts/blocks/template';
import type { Templates } from '@showroom/contracts/content/content-form';
import {
  type ForeignOrigins,
  isAllowedSource,
  SETTING_OF_SOURCE,
  type SourceKind,
} from '@showroom/contracts/content/foreign-origins';
import type { PageContent, Translated } from '@showroom/contracts/content/page-content';
import { partOf } from '@showroom/contracts/schema/part-of';
import { type Source, sourcesOfHtml, sourcesOfMarkdown } from '../content/html-sources';
import type { FieldIssue } from '../kernel/refusal';
import { partsOf } from './content-parts';
import { valuesWithPaths } from './values-with-paths';

/** Something that a page loads, and the field that names it. */
export interface PlacedSource extends Source {
  readonly path: string;
}

/** Which kind of source the whole value of a field is. */
function kindOf(field: Field): SourceKind | undefined {
  if (field.field_type === 'Image') return 'picture';
  if (field.field_type === 'Film') return 'film';
  return field.field_type === 'String' ? field.attrs?.holds : undefined;
}

function sourcesOfValue(field: Field, value: unknown): Source[] {
  const kind = kindOf(field);
  if (kind) {
    const address = typeof value === 'string' ? value : partOf(value, 'src');
    return typeof address === 'string' && address.trim() !== '' ? [{ kind, address }] : [];
  }
  if (field.field_type !== 'Markdown' || typeof value !== 'string' || value.trim() === '') return [];
  const { language } = field.attrs;
  if (language === 'json') return [];
  return language === 'html' ? sourcesOfHtml(value) : sourcesOfMarkdown(value);
}

const pathIn = ({ symbol, field_type }: Field) => (field_type === 'Image' ? `${symbol}.src` : symbol);

function sourcesOfPart(part: Translated, fields: readonly Field[], prefix: string): PlacedSource[] {
  return valuesWithPaths(part, prefix).flatMap(([path, values]) =>
    fields.flatMap((field) =>
      sourcesOfValue(field, values[field.symbol]).map((source) => ({ ...source, path: path + pathIn(field) })),
    ),
  );
}

/** What a page loads when it shows this content. */
export function sourcesIn(content: PageContent, templates: Templates): PlacedSource[] {
  return partsOf(content, templates).flatMap(({ part, fields, prefix }) => sourcesOfPart(part, fields, prefix));
}

const FROM_HERE: Readonly<Record<SourceKind, readonly [string, readonly string[]]>> = {
  picture: ['Pictures', ['this site']],
  film: ['Films', ['this site']],
  frame: ['Frames', []],
};
/** Of the address that is refused: enough to find it by. */
const SHOWN_OF_ADDRESS = 120;

/** Why a page may not load it, and who can change that. */
export function sourceRefusal({ kind, address }: Source, origins: ForeignOrigins): string | undefined {
  if (isAllowedSource(kind, address, origins)) return undefined;
  const [what, here] = FROM_HERE[kind];
  const allowed = [...here, ...origins[kind]];
  const rule = allowed.length > 0 ? `${what} come from ${allowed.join(' or ')}` : `${what} come from nowhere yet`;
  return (
    `${address.slice(0, SHOWN_OF_ADDRESS)} would not be shown. ` +
    `${rule}; an administrator adds hosts in the settings (${SETTING_OF_SOURCE[kind]}).`
  );
}

const nameOf = ({ kind, address }: Source) => `${kind} ${address}`;

/**
 * What visitors' browsers would not load, one issue for each field. What the page has already
 * stays: a host that is taken from the settings locks nobody out.
 */
export function sourceIssues(
  sources: readonly PlacedSource[],
  stored: readonly PlacedSource[],
  origins: ForeignOrigins,
): FieldIssue[] {
  const before = new Set(stored.map(nameOf));
  const found = new Map<string, Set<string>>();
  for (const source of sources) {
    const message = before.has(nameOf(source)) ? undefined : sourceRefusal(source, origins);
    if (message !== undefined) found.set(source.path, (found.get(source.path) ?? new Set()).add(message));
  }
  return [...found].map(([path, messages]) => ({ path, message: [...messages].join(' ') }));
}
