import type { Field } from '@showroom/contracts/blocks/template';
import { partOf } from '@showroom/contracts/schema/part-of';
import { linksOfHtml, linksOfMarkdown } from '../content/html-sources';
import type { ContentPart } from './content-parts';
import { valuesWithPaths } from './values-with-paths';

/** Where a link leads, and the path of what says so. */
export interface PlacedLink {
  readonly path: string;
  readonly address: string;
}

/** A link that opens a form has no address. */
function addressOf(link: unknown): string {
  const url = partOf(link, 'type') === 'form' ? undefined : partOf(link, 'url');
  return typeof url === 'string' ? url.trim() : '';
}

function linksOfValue(field: Field, value: unknown, path: string): PlacedLink[] {
  if (field.field_type === 'Link') return [{ path: `${path}.url`, address: addressOf(value) }];
  if (field.field_type === 'LinksCollection') {
    const links: readonly unknown[] = Array.isArray(value) ? value : [];
    return links.map((link, index) => ({ path: `${path}.${index}.url`, address: addressOf(link) }));
  }
  if (field.field_type !== 'Markdown' || typeof value !== 'string' || field.attrs.language === 'json') return [];
  const links = field.attrs.language === 'html' ? linksOfHtml(value) : linksOfMarkdown(value);
  return links.map((address) => ({ path, address }));
}

/** The links of a part that lead somewhere. */
export function linksIn({ part, fields, prefix }: ContentPart): readonly PlacedLink[] {
  return valuesWithPaths(part, prefix)
    .flatMap(([path, values]) =>
      fields.flatMap((field) => linksOfValue(field, values[field.symbol], path + field.symbol)),
    )
    .filter(({ address }) => address !== '');
}
