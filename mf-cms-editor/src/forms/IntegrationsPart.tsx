import type { FormIntegration } from '@showroom/contracts/entities/form';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { saveIntegrations } from '../data/form-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { mayChange } from '../layout/may-change';
import { type Failure, useSending } from '../layout/use-sending';
import messages from './messages/sending/en.json';
import type { FormEdit } from './use-form-edit';

/** Where leads of the form are sent; saved by itself, for a secret is in it. */
export function IntegrationsPart({ edit }: { readonly edit: FormEdit }) {
  const { client, person } = usePlatform();
  const texts = useMessages(messages);
  const { integrations } = edit.form.attributes;
  const stored = integrations.find((one) => one.kind === 'webhook');
  const [hasCrm, setCrm] = useState(integrations.some(({ kind }) => kind === 'crm'));
  const [hasWebhook, setHasWebhook] = useState(stored !== undefined);
  const [webhook, setWebhook] = useState({ url: stored?.url ?? '', isChat: stored?.format === 'chat', secret: '' });
  const [isSaved, setSaved] = useState(false);
  const { isSending, failure, send } = useSending();
  const isMine = mayChange(person);

  async function save(): Promise<void> {
    setSaved(false);
    const { url, isChat, secret } = webhook;
    const wanted: FormIntegration[] = [
      ...(hasCrm ? [{ kind: 'crm' as const }] : []),
      ...(hasWebhook
        ? [{ kind: 'webhook' as const, url: url.trim(), ...(isChat && { format: 'chat' as const }) }]
        : []),
    ];
    edit.setIntegrations(await saveIntegrations(client, edit.form.id, wanted, secret));
    setWebhook((before) => ({ ...before, secret: '' }));
    setSaved(true);
  }

  return (
    <fieldset className="forms-plain forms-settings" disabled={!isMine}>
      {!isMine && <Notice>{texts.not_mine}</Notice>}
      <Checkbox label={texts.crm} checked={hasCrm} onChange={({ target }) => setCrm(target.checked)} />
      <Checkbox
        label={texts.webhook}
        hint={texts.webhook_hint}
        checked={hasWebhook}
        onChange={({ target }) => setHasWebhook(target.checked)}
      />
      {hasWebhook && (
        <WebhookFields
          webhook={webhook}
          failure={failure}
          onChange={(next) => setWebhook((before) => ({ ...before, ...next }))}
        />
      )}
      {failure && <FailureNotice failure={failure} />}
      {isSaved && <Notice kind="success">{texts.sent_there}</Notice>}
      {isMine && (
        <p className="editor-actions">
          <Button busy={isSending} onClick={() => send(save)}>
            {texts.save_integrations}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

/** Where a webhook leads, in which form, and what signs it. */
interface Webhook {
  readonly url: string;
  readonly isChat: boolean;
  readonly secret: string;
}

interface WebhookFieldsProps {
  readonly webhook: Webhook;
  readonly failure: Failure | undefined;
  readonly onChange: (next: Partial<Webhook>) => void;
}

function WebhookFields({ webhook: { url, isChat, secret }, failure, onChange }: WebhookFieldsProps) {
  const texts = useMessages(messages);
  return (
    <div className="forms-settings-row">
      <TextField
        label={texts.webhook_address}
        dir="ltr"
        type="url"
        required
        maxLength={2000}
        value={url}
        error={Object.entries(failure?.fields ?? {}).find(([path]) => path.endsWith('url'))?.[1]}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <SelectField
        label={texts.format}
        hint={texts.format_hint}
        options={[
          { value: 'data', label: texts.format_data },
          { value: 'chat', label: texts.format_chat },
        ]}
        value={isChat ? 'chat' : 'data'}
        onChange={({ target }) => onChange({ isChat: target.value === 'chat' })}
      />
      <TextField
        label={texts.secret}
        hint={texts.secret_hint}
        type="password"
        autoComplete="new-password"
        optional
        maxLength={200}
        value={secret}
        error={failure?.fields['webhook_secret']}
        onChange={({ target }) => onChange({ secret: target.value })}
      />
    </div>
  );
}
