import type { ShownField } from '@showroom/contracts/entities/form';
import { type MouseEvent, type Ref, useId } from 'react';
import { CommonIcon } from '../icon/CommonIcon';
import { useMessages } from '../texts/messages';
import formMessages from './messages/en.json';

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly fields: readonly ShownField[];
  /** Sentences by the names of fields. */
  readonly problems: Readonly<Record<string, string>>;
  readonly idOf: (name: string) => string;
  readonly onChoose: (name: string) => void;
}

/** Everything that is wrong, each a link to its field; takes the focus when a form is refused. */
export function ErrorSummary({ ref, fields, problems, idOf, onChoose }: ErrorSummaryProps) {
  const texts = useMessages(formMessages);
  const titleId = useId();
  const wrong = fields.filter(({ name }) => Object.hasOwn(problems, name));
  if (wrong.length === 0) return null;
  const choose = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(name);
  };
  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId} className="ui-form-summary">
      <CommonIcon name="error" className="ui-form-summary-icon" />
      <div>
        <p id={titleId} className="ui-form-summary-title">
          {texts.summary}
        </p>
        <ul className="ui-form-summary-list">
          {wrong.map(({ name, kind, label }) => (
            <li key={name}>
              <a className="ui-link ui-link-inline" href={`#${idOf(name)}`} onClick={choose(name)}>
                {`${kind === 'consent' ? beginningOf(label) : label}: ${problems[name]}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const LONGEST = 60;

/** What somebody agrees to is a text; its beginning says which one it is. */
function beginningOf(text: string): string {
  const words = text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : text;
  return words.replace(/[.。]$/, '');
}
