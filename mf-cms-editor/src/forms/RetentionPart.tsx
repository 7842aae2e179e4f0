import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { saveRetention } from '../data/form-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { mayChange } from '../layout/may-change';
import { useSending } from '../layout/use-sending';
import messages from './messages/sending/en.json';
import type { FormEdit } from './use-form-edit';

/** How long leads of the form are retained; saved by itself, for it erases what is older. */
export function RetentionPart({ edit }: { readonly edit: FormEdit }) {
  const { client, person } = usePlatform();
  const texts = useMessages(messages);
  const { retention_days } = edit.form.attributes;
  const [days, setDays] = useState(retention_days === null ? '' : String(retention_days));
  const [isSaved, setSaved] = useState(false);
  const { isSending, failure, send } = useSending();
  const isMine = mayChange(person);

  async function save(): Promise<void> {
    setSaved(false);
    edit.setRetention(await saveRetention(client, edit.form.id, days === '' ? null : Number(days)));
    setSaved(true);
  }

  return (
    <fieldset className="forms-plain forms-settings" disabled={!isMine}>
      <TextField
        label={texts.days}
        hint={texts.days_hint}
        type="number"
        inputMode="numeric"
        min={1}
        max={3650}
        optional
        value={days}
        error={failure?.fields['days']}
        onChange={({ target }) => setDays(target.value)}
      />
      {failure && <FailureNotice failure={failure} />}
      {isSaved && <Notice kind="success">{texts.erased}</Notice>}
      {isMine && (
        <p className="editor-actions">
          <Button kind="secondary" busy={isSending} onClick={() => send(save)}>
            {texts.save_days}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
