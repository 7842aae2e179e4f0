import type { Field } from '@showroom/contracts/blocks/template';
import type { Translated } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import blockMessages from './messages/blocks/en.json';
import { goneValues, withoutGone } from './page-edit';

interface GoneValuesProps<T extends Translated> {
  readonly fields: readonly Field[];
  readonly part: T;
  readonly onEdit: (change: (part: T) => T) => void;
}

/** What was written for fields that a newer template has no more: it is stored until removed. */
export function GoneValues<T extends Translated>({ fields, part, onEdit }: GoneValuesProps<T>) {
  const texts = useMessages(blockMessages);
  const gone = goneValues(part, fields);
  if (gone.length === 0) return null;
  return (
    <div className="gone-values">
      <p className="ui-field-hint">{texts.gone_values}</p>
      <ul>
        {gone.map((one) => {
          const { symbol, locale } = one;
          const name = locale === undefined ? symbol : fillText(texts.gone_value, { symbol, locale });
          return (
            <li key={name}>
              <code>{name}</code> <span dir="auto">{shortText(one.value)}</span>
              <Button
                kind="tertiary"
                size="small"
                aria-label={fillText(texts.remove_value, { name })}
                onClick={() => onEdit((present) => withoutGone(present, one))}
              >
                {texts.remove}
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
