import { useEffect, useState } from 'react';
import { CodeArea } from './CodeArea';
import { type InputProps, textOf } from './input';

/** Why a text is not JSON, or undefined when it is, or is empty. */
function jsonFault(text: string, label: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `${label} must be valid JSON: ${error instanceof Error ? error.message : String(error)}`;
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

const HINTS = {
  html: 'HTML; scripts and styles are removed when it is saved.',
  markdown: 'Markdown.',
  json: 'JSON.',
} as const;

/** Text in a code language; JSON is checked while it is typed. */
export function MarkdownInput({ field, id, value, onChange, error, onInvalid }: InputProps<'Markdown'>) {
  const { language } = field.attrs;
  const text = textOf(value);
  useFault(language === 'json' ? jsonFault(text, field.label) : undefined, { id, onInvalid });
  return (
    <CodeArea
      id={id}
      language={language}
      label={field.label}
      hint={HINTS[language]}
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
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  // A value that came from elsewhere, such as a newer version of the page, replaces what was typed.
  const text = typed && typed.value === value ? typed.text : write(value);
  useFault(jsonFault(text, field.label), { id, onInvalid });

  function change(next: string): void {
    if (jsonFault(next, field.label) !== undefined) {
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
