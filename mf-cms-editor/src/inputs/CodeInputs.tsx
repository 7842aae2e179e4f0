import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { useEffect, useState } from 'react';
import { CodeArea } from './CodeArea';
import { type InputProps, textOf } from './input';
import messages from './messages/en.json';

/** Why a text is not JSON, or undefined when it is, or is empty. */
function jsonFault(text: string, label: string, texts: typeof messages): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return fillText(texts.json_fault, { label, fault });
  }
}

/** Keeps the page from being saved for as long as a field with a fault stands there. */
function useFault(fault: string | undefined, { id, onInvalid }: Pick<InputProps, 'id' | 'onInvalid'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that moves takes its fault from where it was
  useEffect(() => {
    if (fault === undefined) return;
    onInvalid(fault);
    return () => onInvalid(undefined);
  }, [fault, id]);
}

/** Text in a code language; JSON is checked while it is typed. */
export function MarkdownInput({ field, id, value, onChange, error, onInvalid }: InputProps<'Markdown'>) {
  const { language } = field.attrs;
  const texts = useMessages(messages);
  const text = textOf(value);
  useFault(language === 'json' ? jsonFault(text, field.label, texts) : undefined, { id, onInvalid });
  return (
    <CodeArea
      id={id}
      language={language}
      label={field.label}
      hint={texts.code_hints[language]}
      optional={!field.required}
      rows={language === 'json' ? 8 : 5}
      value={text}
      error={error}
      onChange={onChange}
    />
  );
}

function write(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** Any JSON. The text is the editor's own while it is broken; only whole JSON becomes the value. */
export function JsonInput({ field, id, value, onChange, error, onInvalid }: InputProps) {
  const texts = useMessages(messages);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  // A value that came from elsewhere, such as a newer version of the page, replaces what was typed.
  const text = typed && typed.value === value ? typed.text : write(value);
  useFault(jsonFault(text, field.label, texts), { id, onInvalid });

  function change(next: string): void {
    if (jsonFault(next, field.label, texts) !== undefined) {
      setTyped({ text: next, value });
      return;
    }
    const parsed: unknown = next.trim() === '' ? undefined : JSON.parse(next);
    setTyped({ text: next, value: parsed });
    onChange(parsed);
  }

  return (
    <CodeArea
      id={id}
      language="json"
      label={field.label}
      optional={!field.required}
      rows={8}
      value={text}
      error={error}
      onChange={change}
    />
  );
}
