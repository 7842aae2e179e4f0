import { TextArea } from '@showroom/shared-ui/text-area';
import { type InputProps, textOf } from './input';
import { jsonFault } from './json-fault';

const HINTS = {
  html: 'HTML; scripts and styles are removed when it is saved.',
  markdown: 'Markdown.',
  json: 'JSON.',
} as const;

/** Text in a code language; JSON is checked while it is typed. */
export function MarkdownInput({ field, id, value, onChange, error, onInvalid }: InputProps<'Markdown'>) {
  const { language } = field.attrs;
  function change(text: string): void {
    onChange(text);
    if (language === 'json') onInvalid(jsonFault(text, field.label));
  }
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
      value={textOf(value)}
      error={error}
      onChange={(event) => change(event.target.value)}
    />
  );
}
