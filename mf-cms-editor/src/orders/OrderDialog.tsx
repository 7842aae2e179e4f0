import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { changeOrder, type OrderTask } from '../data/order-calls';
import { FormDialog } from '../layout/FormDialog';
import { ReasonField } from '../layout/ReasonField';
import { useSending } from '../layout/use-sending';
import type { messagesOf } from './format';

interface OrderDialogProps {
  readonly number: string;
  readonly task: OrderTask;
  readonly words: ReturnType<typeof messagesOf>;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Asks why before an order or its money changes. */
export function OrderDialog({ number, task, words, onClose, onDone }: OrderDialogProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const [why, setWhy] = useState('');

  async function change(): Promise<void> {
    await changeOrder(client, number, task, why.trim());
    onDone(words.done);
  }

  return (
    <FormDialog
      title={words.title}
      button={words.button}
      busy={isSending}
      failure={failure}
      onSubmit={() => send(change)}
      onClose={onClose}
    >
      <p>{words.what}</p>
      <ReasonField stands="history" value={why} onChange={setWhy} />
    </FormDialog>
  );
}
