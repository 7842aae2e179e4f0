import { Field } from '@showroom/shared-ui/field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { useEffect, useRef, useState } from 'react';
import type { CodeLanguage, CodeMirror, CodeState } from './code-mirror';

interface CodeAreaProps {
  readonly id: string;
  readonly language: CodeLanguage;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional: boolean;
  readonly rows: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

type Editor = typeof import('./code-mirror');

/**
 * Text in a code language: a text area until the field is in sight, then an editor that shows the
 * language's parts and what is wrong, without a change of what stands there.
 */
export function CodeArea(props: CodeAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<{ readonly code: Editor; readonly caret: number | undefined }>();
  useEffect(() => {
    const textArea = area.current;
    if (!textArea || typeof IntersectionObserver !== 'function') return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      // Whoever has begun to type goes on where the cursor is.
      const caret = () => (document.activeElement === area.current ? area.current?.selectionStart : undefined);
      import(/* webpackChunkName: "code-mirror" */ './code-mirror').then(
        (code) => setEditor({ code, caret: caret() }),
        (cause: unknown) => console.info('Code is edited as plain text:', cause),
      );
    });
    seen.observe(textArea);
    return () => seen.disconnect();
  }, []);
  if (editor) return <MirroredCode {...props} {...editor} />;
  const { language, onChange, ...texts } = props;
  return (
    <TextArea
      {...texts}
      ref={area}
      dir={language === 'json' ? 'ltr' : 'auto'}
      spellCheck={language !== 'json'}
      className="inputs-code"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface MirroredCodeProps extends Omit<CodeAreaProps, 'rows'> {
  readonly code: Editor;
  readonly caret: number | undefined;
}

function MirroredCode({ code, caret, onChange, ...props }: MirroredCodeProps) {
  const { id, language, label, hint, optional, value, error } = props;
  const place = useRef<HTMLDivElement>(null);
  const mirror = useRef<CodeMirror>(null);
  const state: CodeState = { id, language, value, hasHint: hint !== undefined, hasError: error !== undefined };
  const latest = useRef({ state, onChange });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another editor
  useEffect(() => {
    if (!place.current) return;
    const made = code.codeMirror(place.current, latest.current.state, (text) => latest.current.onChange(text));
    if (caret !== undefined) made.focus(caret);
    mirror.current = made;
    return () => made.destroy();
  }, [code, language]);
  useEffect(() => {
    latest.current = { state, onChange };
    mirror.current?.show(state);
  });
  return (
    <Field {...{ id, label, hint, error, optional }} className="inputs-code">
      {() => <div ref={place} className="inputs-mirror" />}
    </Field>
  );
}
