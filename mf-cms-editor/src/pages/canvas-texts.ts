import type { Field } from '@showroom/contracts/blocks/template';
import type { Templates } from '@showroom/contracts/content/content-form';
import type { ContentBlock, PageContent, Translated } from '@showroom/contracts/content/page-content';
import { valuesIn } from '@showroom/contracts/content/rendition';
import type { CanvasText, ValuePlace } from '@showroom/contracts/host/canvas-messages';
import type { Editing } from './FieldList';
import { shownValue, withBlock, withValue } from './page-edit';

/** What somebody may change of a page, in the language that is edited. */
interface Allowed {
  readonly templates: Templates;
  readonly editing: Pick<Editing, 'locale' | 'source' | 'mayArrange'>;
  /** Whether blocks for managers are theirs as well. */
  readonly mayEditRestricted: boolean;
}

/** The texts of a block that may be changed where they stand, as visitors read them. */
export function canvasTexts(block: ContentBlock, allowed: Allowed): CanvasText[] {
  const template = templateOf(block, allowed);
  if (!template) return [];
  const groups = block.groups.flatMap((group, index) =>
    textsOf(group, template.field_groups_template ?? [], { block: block.id, group: index }, allowed),
  );
  return [...textsOf(block, template.fields, { block: block.id }, allowed), ...groups];
}

/** The page with another text at a place; the same where it is not theirs to change. */
export function withCanvasText(
  content: PageContent,
  { place, value }: { readonly place: ValuePlace; readonly value: string },
  allowed: Allowed,
): PageContent {
  const index = content.blocks.findIndex(({ id }) => id === place.block);
  const block = content.blocks[index];
  const template = block && templateOf(block, allowed);
  if (!template) return content;
  const at = place.group;
  const fields = at === undefined ? template.fields : template.field_groups_template;
  const field = fields?.find(({ symbol }) => symbol === place.symbol);
  if (!field || !isAllowed(field, allowed)) return content;
  const write = <T extends Translated>(part: T) =>
    withValue(part, field, allowed.editing.locale, written(valueIn(part, field, allowed), place, value));
  if (at === undefined) return withBlock(content, index, write);
  return withBlock(content, index, (own) => ({
    ...own,
    groups: own.groups.map((group, each) => (each === at ? write(group) : group)),
  }));
}

/** Content of another version of its template may have other fields than the template. */
function templateOf({ template, template_version }: ContentBlock, { templates, mayEditRestricted }: Allowed) {
  const known = templates.get(template);
  const isTheirs = known && (mayEditRestricted || known.restricted !== true);
  return isTheirs && known.version === template_version ? known : undefined;
}

const isAllowed = (field: Field, { editing: { locale, source, mayArrange } }: Allowed) =>
  field.translatable || (locale === source && mayArrange);

/** As visitors of the language get it: the default where nobody filled it in. */
function valueIn(part: Translated, field: Field, { editing: { locale, source } }: Allowed): unknown {
  return valuesIn(part, { own: locale, fallback: source })[field.symbol] ?? shownValue(field, part, source);
}

const isLink = (value: unknown): value is { readonly link_text: string } =>
  typeof value === 'object' && value !== null && 'link_text' in value && typeof value.link_text === 'string';

function written(before: unknown, { index }: ValuePlace, text: string): unknown {
  if (isLink(before)) return { ...before, link_text: text };
  if (!Array.isArray(before)) return text;
  return before.map((link: unknown, at) => (at === index && isLink(link) ? { ...link, link_text: text } : link));
}

function textsOf(
  part: Translated,
  fields: readonly Field[],
  place: Omit<ValuePlace, 'symbol'>,
  allowed: Allowed,
): CanvasText[] {
  return fields
    .filter((field) => isAllowed(field, allowed))
    .flatMap((field) => {
      const { symbol, label } = field;
      const value = valueIn(part, field, allowed);
      const kind = kindOf(field);
      const own = { ...place, symbol };
      if (kind && typeof value === 'string' && value !== '') return [{ place: own, label, kind, value }];
      if (field.field_type === 'Link' && isLink(value)) {
        return [{ place: own, label, kind: 'line' as const, value: value.link_text }];
      }
      if (field.field_type !== 'LinksCollection' || !Array.isArray(value)) return [];
      return value.flatMap((link: unknown, index) =>
        isLink(link) ? [{ place: { ...own, index }, label, kind: 'line' as const, value: link.link_text }] : [],
      );
    });
}

function kindOf(field: Field): CanvasText['kind'] | undefined {
  if (field.field_type === 'Markdown') return field.attrs.language === 'html' ? 'html' : undefined;
  const isText = field.field_type === 'String' || field.field_type === 'Text';
  if (!isText || field.attrs?.holds !== undefined || field.symbol === 'block_scroll_id') return undefined;
  return field.field_type === 'Text' ? 'lines' : 'line';
}
