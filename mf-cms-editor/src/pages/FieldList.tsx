import type { Field } from '@showroom/contracts/blocks/template';
import { FieldInput } from '../inputs/FieldInput';
import { type Issue, idOfPath, issueAt } from './issues';
import { shownValue, type Values, withValue } from './page-edit';

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly values: Values;
  /** Path of the values within the page, e.g. `blocks.0.content`. */
  readonly path: string;
  readonly issues: readonly Issue[];
  readonly onChange: (values: Values) => void;
  readonly onInvalid: (path: string, message: string | undefined) => void;
}

/** The form of a list of fields, made from the template alone. */
export function FieldList({ fields, values, path, issues, onChange, onInvalid }: FieldListProps) {
  return (
    <div className="field-list">
      {fields.map((field) => {
        const own = `${path}.${field.symbol}`;
        return (
          <FieldInput
            key={field.symbol}
            field={field}
            id={idOfPath(own)}
            value={shownValue(field, values)}
            error={issueAt(issues, own, partsOf(field, issues, own))}
            errorAt={(part) => issues.find((issue) => issue.path === `${own}.${part}`)?.message}
            onChange={(value) => onChange(withValue(values, field.symbol, value))}
            onInvalid={(message) => onInvalid(own, message)}
          />
        );
      })}
    </div>
  );
}

/** Parts that have a control of their own and show their issue there. */
function partsOf({ field_type }: Field, issues: readonly Issue[], own: string): readonly string[] {
  if (field_type === 'Image') return ['src', 'alt'];
  if (field_type === 'Link') return ['link_text', 'url'];
  if (field_type !== 'LinksCollection') return [];
  const parts = issues.filter(({ path }) => path.startsWith(`${own}.`)).map(({ path }) => path.slice(own.length + 1));
  return parts.filter((part) => /^\d+\.(link_text|url)$/.test(part));
}
