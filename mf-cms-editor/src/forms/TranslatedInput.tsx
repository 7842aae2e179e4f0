import type { TranslatedText } from '@showroom/contracts/entities/form';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import type { ReactNode } from 'react';
import { idOfPath } from '../layout/issue';
import { type Draft, withText } from './form-edit';
import type { FormEdit } from './use-form-edit';

interface TranslatedInputProps {
  readonly edit: FormEdit;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Path of the text within the form, such as `fields.2.label`. */
  readonly path: string;
  readonly text: TranslatedText | undefined;
  /** What is changed, in the list of commands. */
  readonly name: string;
  readonly lines?: number;
  readonly required?: boolean;
  readonly onText: (draft: Draft, text: TranslatedText) => Draft;
  readonly onBlur?: () => void;
}

/** A text of the language that is edited; in another one beside the words that it translates. */
export function TranslatedInput(props: TranslatedInputProps) {
  const { edit, label, hint, path, text, name, lines = 1, required = false, onText, onBlur } = props;
  const { locale, source, isSource } = edit;
  const own = `${path}.${locale}`;
  const from = text?.[source] ?? '';
  const input = {
    id: idOfPath(own),
    label,
    hint,
    lang: locale,
    dir: 'auto',
    maxLength: 2000,
    optional: !required || !isSource,
    value: text?.[locale] ?? '',
    error: edit.errorAt(own),
    onBlur,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      edit.change(name, (draft) => onText(draft, withText(text, locale, target.value)), own),
  };
  return (
    <div className="forms-translated">
      {lines > 1 ? <TextArea {...input} rows={lines} /> : <TextField {...input} />}
      {!isSource && from !== '' && (
        <p className="forms-source" lang={source} dir="auto">
          {from}
        </p>
      )}
    </div>
  );
}
