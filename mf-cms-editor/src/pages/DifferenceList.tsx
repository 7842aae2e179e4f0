import { fillText } from '@showroom/contracts/fill-text';
import { languageName } from '@showroom/shared-ui/display-names';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { FieldDifference, PartDifference } from './difference';
import differenceMessages from './messages/differences/en.json';
import { usePageFields } from './use-page-fields';

/** The part that is the page itself. */
const PAGE = 'page';

interface DifferenceListProps {
  readonly differences: readonly PartDifference[];
  /** One below the heading that the list stands under. */
  readonly level: 2 | 3;
}

/** What is different between two contents, by block and field. */
export function DifferenceList({ differences, level }: DifferenceListProps) {
  const texts = useMessages(differenceMessages);
  const ofPage = new Map(usePageFields().map(({ symbol, label }) => [symbol, label]));
  if (differences.length === 0) return <p>{texts.none}</p>;
  return differences.map(({ id, name = texts.page, what, fields }) => (
    <article key={id} className="page-difference">
      <Heading level={level} size="s">
        {what.length > 0
          ? fillText(texts.changed_block, {
              name,
              changes: what.map((one) => texts.changes[one]).join(texts.separator),
            })
          : name}
      </Heading>
      <dl className="page-difference-fields">
        {fields.map((field) => (
          <div key={`${field.group?.isRemoved} ${field.group?.number} ${field.label} ${field.locale}`}>
            <dt>
              <FieldName {...field} label={(id === PAGE && ofPage.get(field.symbol)) || field.label} />
            </dt>
            <dd lang={field.locale} dir="auto">
              {field.pieces.map(({ text, is }, index) => {
                const key = `${index} ${is}`;
                if (is === 'same') return <span key={key}>{text}</span>;
                return is === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
              })}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  ));
}

/** A field, with the item that it is of and the language that it is about. */
function FieldName({ label, group, locale }: FieldDifference) {
  const texts = useMessages(differenceMessages);
  const { locale: speaks } = usePageLocale();
  const ofItem = group?.isRemoved ? texts.removed_item_field : texts.item_field;
  const field = group ? fillText(ofItem, { number: group.number, field: label }) : label;
  if (locale === undefined) return field;
  return fillText(texts.field_in_language, { field, language: languageName(locale, speaks) });
}
