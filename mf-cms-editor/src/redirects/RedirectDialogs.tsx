import {
  type EditedRedirect,
  LINK_TYPES,
  REDIRECT_CODES,
  type RedirectPlan,
} from '@showroom/contracts/calls/redirects';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ChangeEvent, useState } from 'react';
import { removeRedirect, saveRedirect } from '../data/redirect-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { useSending } from '../layout/use-sending';
import messages from './messages/en.json';

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** A redirect as it is typed. */
function useDraft(redirect: EditedRedirect | undefined) {
  const { path = '/', to = '', http_code = 301, link_type = 'internal' } = redirect?.attributes ?? {};
  const [draft, setDraft] = useState({ path, to, code: String(http_code), kind: String(link_type) });
  /** The value of a field, and what changes it. */
  const bind = (key: keyof typeof draft) => ({
    value: draft[key],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setDraft((before) => ({ ...before, [key]: value })),
  });
  const plan: RedirectPlan = {
    path: draft.path.trim(),
    to: draft.to.trim(),
    http_code: REDIRECT_CODES.find((code) => String(code) === draft.code) ?? 301,
    link_type: LINK_TYPES.find((kind) => kind === draft.kind) ?? 'internal',
  };
  return { plan, bind };
}

/** Adds a redirect or changes one. */
export function RedirectDialog({
  redirect,
  onClose,
  onDone,
}: DialogProps & { readonly redirect: EditedRedirect | undefined }) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const { plan, bind } = useDraft(redirect);

  async function save(): Promise<void> {
    await saveRedirect(client, market.code, redirect, plan);
    onDone(fillText(texts.leads_to, { path: plan.path, to: plan.to }));
  }

  return (
    <FormDialog
      title={redirect ? texts.change_title : texts.list.add}
      button={redirect ? texts.save : texts.add}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <TextField
        label={texts.fields.path}
        hint={texts.hints.path}
        error={failure?.fields['path']}
        dir="ltr"
        required
        maxLength={300}
        {...bind('path')}
      />
      <SelectField
        label={texts.fields.kind}
        options={LINK_TYPES.map((value) => ({ value, label: texts.kinds[value] }))}
        {...bind('kind')}
      />
      <TextField
        label={texts.fields.to}
        hint={texts.kind_hints[plan.link_type]}
        error={failure?.fields['to']}
        dir="ltr"
        required
        maxLength={2000}
        {...bind('to')}
      />
      <SelectField
        label={texts.fields.code}
        hint={texts.hints.code}
        error={failure?.fields['http_code']}
        options={REDIRECT_CODES.map((code) => ({ value: String(code), label: texts.codes[code] }))}
        {...bind('code')}
      />
    </FormDialog>
  );
}

/** Asks before a redirect ends. */
export function EndRedirectDialog({ redirect, onClose, onDone }: DialogProps & { readonly redirect: EditedRedirect }) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const { path, to } = redirect.attributes;
  return (
    <AskDialog
      title={texts.delete_title}
      button={texts.delete}
      onSubmit={() => removeRedirect(client, redirect).then(() => onDone(fillText(texts.leads_nowhere, { path })))}
      onClose={onClose}
    >
      <p>{fillNodes(texts.delete_what, { path: <code>{path}</code>, to: <code>{to}</code> })}</p>
    </AskDialog>
  );
}
