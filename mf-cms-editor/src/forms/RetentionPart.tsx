import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { saveRetention } from '../data/form-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { mayChange } from '../layout/may-change';
import { useSending } from '../layout/use-sending';
import type { FormEdit } from './use-form-edit';

/** How long leads of the form are retained; saved by itself, for it erases what is older. */
export function RetentionPart({ edit }: { readonly edit: FormEdit }) {
  const { client, person } = usePlatform();
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
        label="Days until leads are erased"
        hint="At most 3650. Left empty, leads stay as long as the setting of the market says."
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
      {isSaved && <Notice kind="success">Older leads are erased from now on.</Notice>}
      {isMine && (
        <p className="editor-actions">
          <Button kind="secondary" busy={isSending} onClick={() => send(save)}>
            Save how long leads stay
          </Button>
        </p>
      )}
    </fieldset>
  );
}
