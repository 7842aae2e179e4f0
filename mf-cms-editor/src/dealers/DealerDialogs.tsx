import type { DealerPlan, DealerRecord } from '@showroom/contracts/calls/dealers';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ChangeEvent, useState } from 'react';
import { removeDealer, saveDealer } from '../data/dealer-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { draftOf, issueOf, planOf } from './dealer-draft';
import messages from './messages/en.json';

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** What a field needs: its value, what changes it, and what is wrong with it. */
type Bind = (name: keyof DealerPlan) => {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

/** Adds a dealer or changes one. */
export function DealerDialog({ dealer, onClose, onDone }: DialogProps & { readonly dealer: DealerRecord | undefined }) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const [draft, setDraft] = useState(() => draftOf(dealer));
  const bind: Bind = (name) => ({
    value: draft[name],
    error: issueOf(failure?.fields, name, texts.line),
    onChange: ({ target: { value } }) => setDraft((before) => ({ ...before, [name]: value })),
  });

  async function save(): Promise<void> {
    const plan = planOf(draft);
    await saveDealer(client, market.code, dealer, plan);
    onDone(fillText(dealer ? texts.was_changed : texts.was_added, { name: plan.name }));
  }

  return (
    <FormDialog
      title={dealer ? texts.change_title : texts.list.add}
      button={dealer ? texts.save : texts.add}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <NameFields bind={bind} />
      <PlaceFields bind={bind} />
      <ContactFields bind={bind} />
    </FormDialog>
  );
}

function NameFields({ bind }: { readonly bind: Bind }) {
  const { fields, hints } = useMessages(messages);
  return (
    <>
      <TextField label={fields.name} dir="auto" required maxLength={120} {...bind('name')} />
      <TextField label={fields.dealer_code} hint={hints.dealer_code} required maxLength={40} {...bind('dealer_code')} />
      <TextField label={fields.ci_code} optional maxLength={40} {...bind('ci_code')} />
      <TextField label={fields.brands} hint={hints.brands} required maxLength={300} {...bind('brands')} />
      <TextField label={fields.display_name_jag} dir="auto" optional maxLength={120} {...bind('display_name_jag')} />
      <TextField label={fields.display_name_lr} dir="auto" optional maxLength={120} {...bind('display_name_lr')} />
    </>
  );
}

function PlaceFields({ bind }: { readonly bind: Bind }) {
  const { fields, hints } = useMessages(messages);
  return (
    <>
      <TextField label={fields.address} dir="auto" required maxLength={200} {...bind('address')} />
      <TextField label={fields.city} dir="auto" required maxLength={120} {...bind('city')} />
      <TextField label={fields.zipcode} optional maxLength={20} {...bind('zipcode')} />
      <TextField label={fields.state} hint={hints.state} optional maxLength={40} {...bind('state')} />
      <TextField label={fields.country} hint={hints.country} required maxLength={2} {...bind('country')} />
      <div className="dealers-point">
        <TextField label={fields.latitude} type="number" step="any" min={-90} max={90} required {...bind('latitude')} />
        <TextField
          label={fields.longitude}
          type="number"
          step="any"
          min={-180}
          max={180}
          required
          {...bind('longitude')}
        />
      </div>
    </>
  );
}

function ContactFields({ bind }: { readonly bind: Bind }) {
  const { fields, hints } = useMessages(messages);
  return (
    <>
      <TextField label={fields.phone} type="tel" optional maxLength={40} {...bind('phone')} />
      <TextField label={fields.email} type="email" optional maxLength={254} {...bind('email')} />
      <TextArea
        label={fields.opening_hours}
        hint={hints.opening_hours}
        dir="auto"
        optional
        rows={4}
        {...bind('opening_hours')}
      />
    </>
  );
}

/** Asks before a dealer is deleted. */
export function RemoveDealerDialog({ dealer, onClose, onDone }: DialogProps & { readonly dealer: DealerRecord }) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const { name } = dealer.attributes;
  return (
    <AskDialog
      title={texts.delete_title}
      button={texts.delete}
      onSubmit={() => removeDealer(client, dealer).then(() => onDone(fillText(texts.was_deleted, { name })))}
      onClose={onClose}
    >
      <p>{fillText(texts.delete_what, { name })}</p>
    </AskDialog>
  );
}
