import type { Field } from '@showroom/contracts/blocks/template';
import { pathOfValue } from '@showroom/contracts/content/content-issues';
import type { Translated } from '@showroom/contracts/content/page-content';
import { FieldInput } from '../inputs/FieldInput';
import { type Issue, idOfPath } from '../layout/issue';
import { GoneValues } from './GoneValues';
import { headlineOf, issueAt, shownValue, withValue } from './page-edit';

/** What inputs of a page have in common. */
export interface Editing {
  /** The language whose texts are edited. */
  readonly locale: string;
  /** The market's first language: what is the same in all languages is edited in it. */
  readonly source: string;
  /** Whether the person may change more than texts. */
  readonly mayArrange: boolean;
  readonly onInvalid: (path: string, message: string | undefined) => void;
}

interface FieldListProps<T extends Translated> {
  readonly fields: readonly Field[];
  /** All that the template has, where others are for other people to fill in. Default: `fields`. */
  readonly known?: readonly Field[];
  readonly part: T;
  /** Path of the part within the page, e.g. `blocks.0.`; empty for the page itself. */
  readonly prefix: string;
  readonly editing: Editing;
  /** Those of the page, or of the part alone. */
  readonly issues: readonly Issue[];
  readonly onEdit: (change: (part: T) => T) => void;
}

/**
 * The form of a part, made from the template alone: in the market's first language all of its
 * fields, in another one its texts beside the words that they translate.
 */
export function FieldList<T extends Translated>(props: FieldListProps<T>) {
  const { fields, known = fields, part, prefix, editing, issues, onEdit } = props;
  const { locale, source, mayArrange, onInvalid } = editing;
  const isSource = locale === source;
  const shown = fields.filter(({ translatable }) => translatable || (isSource && mayArrange));
  const gone = isSource && mayArrange && <GoneValues fields={known} part={part} onEdit={onEdit} />;
  if (shown.length === 0) return gone || null;
  return (
    <div className="field-list">
      {shown.map((field) => {
        const own = pathOfValue(prefix, field, locale);
        return (
          <div key={field.symbol} className="field-list-field">
            <FieldInput
              field={isSource ? field : { ...field, required: false }}
              id={idOfPath(own)}
              value={shownValue(field, part, locale)}
              error={issueAt(issues, own, partsOf(field, issues, own))}
              errorAt={(at) => issues.find((issue) => issue.path === `${own}.${at}`)?.message}
              onChange={(value) => onEdit((present) => withValue(present, field, locale, value))}
              onInvalid={(message) => onInvalid(own, message)}
            />
            {!isSource && <Source field={field} part={part} locale={source} />}
          </div>
        );
      })}
      {gone}
    </div>
  );
}

/** What a part is known by: in the language that is edited, else in the market's first one. */
export function headlineIn(fields: readonly Field[], part: Translated, { locale, source }: Editing): string {
  return headlineOf(fields, part, locale) || headlineOf(fields, part, source);
}

/** The text that is translated, as it stands in the market's first language. */
function Source({
  field,
  part,
  locale,
}: {
  readonly field: Field;
  readonly part: Translated;
  readonly locale: string;
}) {
  const value = shownValue(field, part, locale);
  if (typeof value !== 'string' || value === '') return null;
  return (
    <p className="field-list-source" lang={locale} dir="auto">
      {value}
    </p>
  );
}

/** Parts that have a control of their own and show their issue there. */
function partsOf({ field_type }: Field, issues: readonly Issue[], own: string): readonly string[] {
  if (field_type === 'Image') return ['src', 'alt'];
  if (field_type === 'Film') return ['src'];
  if (field_type === 'Link') return ['link_text', 'url', 'rdx_forms_form_id'];
  if (field_type !== 'LinksCollection') return [];
  const parts = issues.filter(({ path }) => path.startsWith(`${own}.`)).map(({ path }) => path.slice(own.length + 1));
  return parts.filter((part) => /^\d+\.(link_text|url|rdx_forms_form_id)$/.test(part));
}
