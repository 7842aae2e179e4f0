import { Heading } from '@showroom/shared-ui/heading';
import { languageName } from '../layout/language-name';
import type { PartDifference } from './difference';

interface DifferenceListProps {
  readonly differences: readonly PartDifference[];
  /** One below the heading that the list stands under. */
  readonly level: 2 | 3;
}

/** What is different between two contents, by block and field. */
export function DifferenceList({ differences, level }: DifferenceListProps) {
  if (differences.length === 0) return <p>Nothing is different.</p>;
  return differences.map(({ id, name, what, fields }) => (
    <article key={id} className="page-difference">
      <Heading level={level} size="s">
        {name}
        {what.length > 0 && ` (${what.join(', ')})`}
      </Heading>
      <dl className="page-difference-fields">
        {fields.map(({ label, locale, pieces }) => (
          <div key={`${label} ${locale ?? ''}`}>
            <dt>
              {label}
              {locale !== undefined && `, ${languageName(locale)}`}
            </dt>
            <dd lang={locale} dir="auto">
              {pieces.map(({ text, is }, index) => {
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
