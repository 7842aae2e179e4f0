import { fillText } from '@showroom/contracts/fill-text';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { refundOrder } from '../data/order-calls';
import { FormDialog, ReasonField } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { formatMoney } from './format';
import { useOrderLanguage } from './use-order-language';

interface RefundDialogProps {
  readonly number: string;
  readonly currency: string;
  /** What can still be given back. */
  readonly refundable: number;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Gives back all of the money, which ends the reservation, or a part of it, which does not. */
export function RefundDialog({ number, currency, refundable, onClose, onDone }: RefundDialogProps) {
  const { client } = usePlatform();
  const language = useOrderLanguage();
  const { texts } = language;
  const { isSending, failure, send } = useSending();
  const [asked, setAsked] = useState(String(refundable));
  const [why, setWhy] = useState('');
  // Sent again after a lost answer it gives nothing back a second time; another amount is another
  // refund.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const amount = amountOf(asked);
  const isAmount = amount > 0 && amount <= refundable;
  const money = formatMoney(isAmount ? amount : refundable, currency, language);
  const most = formatMoney(refundable, currency, language);
  const isAll = amount === refundable;

  async function giveBack(): Promise<void> {
    await refundOrder(client, number, { why: why.trim(), idempotency_key: key, ...(!isAll && { amount }) });
    onDone(fillText(texts.given_back, { money }));
  }

  function change(value: string): void {
    setAsked(value);
    setKey(crypto.randomUUID());
  }

  return (
    <FormDialog
      title={texts.tasks.refund}
      button={isAmount ? fillText(texts.give_back_money, { money }) : texts.give_back}
      busy={isSending}
      failure={failure}
      onSubmit={() => isAmount && send(giveBack)}
      onClose={onClose}
    >
      <TextField
        label={fillText(texts.amount_in, { currency })}
        hint={fillText(texts.amount_most, { money: most })}
        inputMode="decimal"
        required
        value={asked}
        error={asked !== '' && !isAmount ? fillText(texts.amount_wrong, { money: most }) : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <p aria-live="polite">{isAll || !isAmount ? texts.refund_all : texts.refund_part}</p>
      <ReasonField stands="history" value={why} onChange={setWhy} />
    </FormDialog>
  );
}

/**
 * 250,50 and 250.50 as 250.5. NaN for anything else: in 1,500 the comma may stand for either.
 */
function amountOf(text: string): number {
  return /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}
