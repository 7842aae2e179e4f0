import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { type ListedHold, type Released, releaseHolds } from '../data/hold-calls';
import { FormDialog } from '../layout/FormDialog';
import { ReasonField } from '../layout/ReasonField';
import { useSending } from '../layout/use-sending';
import { vehicles } from './format';

interface ReleaseHoldsDialogProps {
  readonly holds: readonly ListedHold[];
  readonly onClose: () => void;
  readonly onDone: (released: Released) => void;
}

/** Asks why before held vehicles go on sale again. */
export function ReleaseHoldsDialog({ holds, onClose, onDone }: ReleaseHoldsDialogProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [why, setWhy] = useState('');
  const button = `Release ${vehicles(holds.length)}`;

  return (
    <FormDialog
      title={button}
      button={button}
      busy={isSending}
      failure={failure}
      onSubmit={() => send(async () => onDone(await releaseHolds(client, holds, why.trim())))}
      onClose={onClose}
    >
      <p>Others can reserve them at once. Orders that were begun end; what is paid for stays with its customer.</p>
      <ReasonField stands="order's history" value={why} onChange={setWhy} />
    </FormDialog>
  );
}
