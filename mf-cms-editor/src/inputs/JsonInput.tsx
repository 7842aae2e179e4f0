import { TextArea } from '@showroom/shared-ui/text-area';
import { useState } from 'react';
import type { InputProps } from './input';
import { jsonFault, useFault } from './json-fault';

function write(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** Any JSON. The text is the editor's own while it is broken; only whole JSON becomes the value. */
export function JsonInput({ field, id, value, onChange, error, onInvalid }: InputProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  // A value that came from elsewhere, such as a newer version of the page, replaces what was typed.
  const text = typed && typed.value === value ? typed.text : write(value);
  useFault(jsonFault(text, field.label), onInvalid);

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
    <TextArea
      id={id}
      label={field.label}
      optional={!field.required}
      rows={8}
      spellCheck={false}
      className="inputs-code"
      value={text}
      error={error}
      onChange={(event) => change(event.target.value)}
    />
  );
}
