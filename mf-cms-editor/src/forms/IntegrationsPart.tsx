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
import { useSending } from '../layout/use-sending';
import messages from './messages/sending/en.json';
import type { FormEdit } from './use-form-edit';

/** Where leads of the form are sent; saved by itself, for a secret is in it. */
export function IntegrationsPart({ edit }: { readonly edit: FormEdit }) {
  const { client, person } = usePlatform();
  const texts = useMessages(messages);
  const { integrations } = edit.form.attributes;
  const webhook = integrations.find((one) => one.kind === 'webhook');
  const [hasCrm, setCrm] = useState(integrations.some(({ kind }) => kind === 'crm'));
  const [hasWebhook, setWebhook] = useState(webhook !== undefined);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [isChat, setChat] = useState(webhook?.format === 'chat');
  const [secret, setSecret] = useState('');
  const [isSaved, setSaved] = useState(false);
  const { isSending, failure, send } = useSending();
  const isMine = mayChange(person);

  async function save(): Promise<void> {
    setSaved(false);
    const wanted: FormIntegration[] = [
      ...(hasCrm ? [{ kind: 'crm' as const }] : []),
      ...(hasWebhook
        ? [{ kind: 'webhook' as const, url: url.trim(), ...(isChat && { format: 'chat' as const }) }]
        : []),
    ];
    edit.setIntegrations(await saveIntegrations(client, edit.form.id, wanted, secret));
    setSecret('');
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
        onChange={({ target }) => setWebhook(target.checked)}
      />
      {hasWebhook && (
        <div className="forms-settings-row">
          <TextField
            label={texts.webhook_address}
            dir="ltr"
            type="url"
            required
            maxLength={2000}
            value={url}
            error={Object.entries(failure?.fields ?? {}).find(([path]) => path.endsWith('url'))?.[1]}
            onChange={({ target }) => setUrl(target.value)}
          />
          <SelectField
            label={texts.format}
            hint={texts.format_hint}
            options={[
              { value: 'data', label: texts.format_data },
              { value: 'chat', label: texts.format_chat },
            ]}
            value={isChat ? 'chat' : 'data'}
            onChange={({ target }) => setChat(target.value === 'chat')}
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
            onChange={({ target }) => setSecret(target.value)}
          />
        </div>
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
