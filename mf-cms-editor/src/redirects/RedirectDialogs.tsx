import {
  type EditedRedirect,
  LINK_TYPES,
  REDIRECT_CODES,
  type RedirectPlan,
} from '@showroom/contracts/calls/redirects';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ChangeEvent, useState } from 'react';
import { removeRedirect, saveRedirect } from '../data/redirect-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** What each kind leads to, and how its target is written. */
const KINDS: Readonly<Record<RedirectPlan['link_type'], { readonly label: string; readonly hint: string }>> = {
  internal: {
    label: 'A page of the site',
    hint: 'Begins with /, for example /offers. With /* at the end of both, what is below is taken along.',
  },
  file: { label: 'A file of the site', hint: 'Begins with /, for example /media/brochure.pdf.' },
  external: { label: 'An address elsewhere', hint: 'Begins with https://.' },
};

const CODES: Readonly<Record<RedirectPlan['http_code'], string>> = {
  301: '301, moved for good',
  302: '302, for now',
  307: '307, for now, forms are sent on',
  308: '308, moved for good, forms are sent on',
};

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
  const { isSending, failure, send } = useSending();
  const { plan, bind } = useDraft(redirect);

  async function save(): Promise<void> {
    await saveRedirect(client, market.code, redirect, plan);
    onDone(`${plan.path} leads to ${plan.to} now.`);
  }

  return (
    <FormDialog
      title={redirect ? 'Change a redirect' : 'Add a redirect'}
      button={redirect ? 'Save' : 'Add'}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <TextField
        label="From"
        hint="A path such as /old, or /old/* for everything below it."
        error={failure?.fields['path']}
        dir="ltr"
        required
        maxLength={300}
        {...bind('path')}
      />
      <SelectField
        label="Leads to"
        options={LINK_TYPES.map((value) => ({ value, label: KINDS[value].label }))}
        {...bind('kind')}
      />
      <TextField
        label="Target"
        hint={KINDS[plan.link_type].hint}
        error={failure?.fields['to']}
        dir="ltr"
        required
        maxLength={2000}
        {...bind('to')}
      />
      <SelectField
        label="Status"
        hint="What search engines make of it."
        error={failure?.fields['http_code']}
        options={REDIRECT_CODES.map((code) => ({ value: String(code), label: CODES[code] }))}
        {...bind('code')}
      />
    </FormDialog>
  );
}

/** Asks before a redirect ends. */
export function EndRedirectDialog({ redirect, onClose, onDone }: DialogProps & { readonly redirect: EditedRedirect }) {
  const { client } = usePlatform();
  const { path, to } = redirect.attributes;
  return (
    <AskDialog
      title="Delete a redirect"
      button="Delete"
      onSubmit={() => removeRedirect(client, redirect).then(() => onDone(`${path} leads nowhere now.`))}
      onClose={onClose}
    >
      <p>
        Visitors of <code>{path}</code> are not sent to <code>{to}</code> any more.
      </p>
    </AskDialog>
  );
}
