import { TextArea } from '@showroom/shared-ui/text-area';
import { type InputProps, textOf } from './input';
import { jsonFault, useFault } from './json-fault';

const HINTS = {
  html: 'HTML; scripts and styles are removed when it is saved.',
  markdown: 'Markdown.',
  json: 'JSON.',
} as const;

/** Text in a code language; JSON is checked while it is typed. */
export function MarkdownInput({ field, id, value, onChange, error, onInvalid }: InputProps<'Markdown'>) {
  const { language } = field.attrs;
  const text = textOf(value);
  useFault(language === 'json' ? jsonFault(text, field.label) : undefined, onInvalid);
  return (
    <TextArea
      id={id}
      dir={language === 'json' ? 'ltr' : 'auto'}
      label={field.label}
      hint={HINTS[language]}
      optional={!field.required}
      rows={language === 'json' ? 8 : 5}
      spellCheck={language !== 'json'}
      className="inputs-code"
      value={text}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
