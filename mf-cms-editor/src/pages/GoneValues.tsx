import type { Field } from '@showroom/contracts/blocks/template';
import type { Translated } from '@showroom/contracts/content/page-content';
import { Button } from '@showroom/shared-ui/button';
import { goneValues, withoutGone } from './page-edit';

interface GoneValuesProps<T extends Translated> {
  readonly fields: readonly Field[];
  readonly part: T;
  readonly onEdit: (change: (part: T) => T) => void;
}

/** What was written for fields that a newer template has no more: it is stored until removed. */
export function GoneValues<T extends Translated>({ fields, part, onEdit }: GoneValuesProps<T>) {
  const gone = goneValues(part, fields);
  if (gone.length === 0) return null;
  return (
    <div className="gone-values">
      <p className="ui-field-hint">Nothing shows these any more. They are stored until you remove them.</p>
      <ul>
        {gone.map((one) => {
          const name = one.locale === undefined ? one.symbol : `${one.symbol} (${one.locale})`;
          return (
            <li key={name}>
              <code>{name}</code> <span dir="auto">{shortText(one.value)}</span>
              <Button
                kind="tertiary"
                size="small"
                aria-label={`Remove ${name}`}
                onClick={() => onEdit((present) => withoutGone(present, one))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const MOST_SIGNS = 120;

function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}…` : text;
}
