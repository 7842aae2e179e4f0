import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { agreeToRemovals, type RunReport } from '../data/feed-calls';
import { FormDialog } from '../layout/FormDialog';
import { ReasonField } from '../layout/ReasonField';
import { useSending } from '../layout/use-sending';
import { formatListing, formatVehicles } from './format';

interface ConsentDialogProps {
  readonly report: RunReport;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks why before vehicles leave the stock. */
export function ConsentDialog({ report: { id, run }, onClose, onDone }: ConsentDialogProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [why, setWhy] = useState('');

  async function agree(): Promise<void> {
    await agreeToRemovals(client, id, { missing: run.missing, why: why.trim() });
    onDone();
  }

  return (
    <FormDialog
      title="Agree to the removal"
      button={`Remove ${formatVehicles(run.missing)}`}
      busy={isSending}
      failure={failure}
      onSubmit={() => send(agree)}
      onClose={onClose}
    >
      <p>
        {formatVehicles(run.missing)} leave {formatListing(run.listing)} at once. They come back by themselves when a
        file of this feed has them again.
      </p>
      <ReasonField stands="report" value={why} onChange={setWhy} />
    </FormDialog>
  );
}
