import type { Client } from '@showroom/contracts/client/client';
import type { ShownForm } from '@showroom/contracts/entities/form';
import { Form } from '@showroom/shared-ui/form';
import { formStyles } from '@showroom/shared-ui/form-styles';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { PlatformProvider, usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useMemo, useState } from 'react';
import styles from './FormPreview.css?url';
import messages from './messages/en.json';

/** A preview sends nothing, and is not counted. */
const NO_CLIENT: Client = { send: () => new Promise<never>(() => undefined) };
const sendNothing = () => Promise.resolve();

/** The draft of a form: it is filled in and thanks as it will, and nothing leaves the page. */
export function FormPreview({ form }: { readonly form: ShownForm }) {
  const texts = useMessages(messages);
  const { consent: _, ...platform } = usePlatform();
  // Only a browser knows where style sheets of the shell's later code are.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  // Neither a form without scripts nor what a tab holds takes it for the form that visitors have.
  const shown = useMemo(() => ({ ...form, id: `~${form.id}` }), [form]);
  return (
    <div className="form-preview">
      {isLive &&
        [...new Set([...formStyles, styles])].map((url) => (
          <link key={url} rel="stylesheet" href={url} precedence="overlays" />
        ))}
      <Notice>{texts.formPreview}</Notice>
      <PlatformProvider value={{ ...platform, client: NO_CLIENT }}>
        <Form form={shown} headingLevel={1} send={sendNothing} />
      </PlatformProvider>
    </div>
  );
}
