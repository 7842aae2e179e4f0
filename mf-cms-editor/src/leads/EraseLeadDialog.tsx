import { usePlatform } from '@showroom/shared-ui/platform';
import { eraseLead, type LeadRecord } from '../data/lead-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { formatPerson } from './format';

interface EraseLeadDialogProps {
  readonly record: LeadRecord;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a lead is gone for good. */
export function EraseLeadDialog({ record: { form, lead }, onClose, onDone }: EraseLeadDialogProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();

  async function erase(): Promise<void> {
    await eraseLead(client, form.id, lead.id);
    onDone();
  }

  return (
    <FormDialog
      title="Delete a lead"
      button="Delete for good"
      busy={isSending}
      failure={failure}
      onSubmit={() => send(erase)}
      onClose={onClose}
    >
      <p>
        Everything that <bdi>{formatPerson(lead)}</bdi> filled in is erased here, in exports of this form and in the
        CRM. Nobody can bring it back; that it was erased, and by whom, stays written down.
      </p>
    </FormDialog>
  );
}
