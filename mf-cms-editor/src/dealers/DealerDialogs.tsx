import type { DealerPlan, DealerRecord } from '@showroom/contracts/calls/dealers';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ChangeEvent, useState } from 'react';
import { removeDealer, saveDealer } from '../data/dealer-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { draftOf, issueOf, planOf } from './dealer-draft';

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
  const { isSending, failure, send } = useSending();
  const [draft, setDraft] = useState(() => draftOf(dealer));
  const bind: Bind = (name) => ({
    value: draft[name],
    error: issueOf(failure?.fields, name),
    onChange: ({ target: { value } }) => setDraft((before) => ({ ...before, [name]: value })),
  });

  async function save(): Promise<void> {
    const plan = planOf(draft);
    await saveDealer(client, market.code, dealer, plan);
    onDone(dealer ? `${plan.name} was changed.` : `${plan.name} was added.`);
  }

  return (
    <FormDialog
      title={dealer ? 'Change a dealer' : 'Add a dealer'}
      button={dealer ? 'Save' : 'Add'}
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
  return (
    <>
      <TextField label="Name" dir="auto" required maxLength={120} {...bind('name')} />
      <TextField
        label="Dealer code"
        hint="Feeds and links name the dealer by it."
        required
        maxLength={40}
        {...bind('dealer_code')}
      />
      <TextField label="CI code" optional maxLength={40} {...bind('ci_code')} />
      <TextField label="Brands" hint="With commas between them." required maxLength={300} {...bind('brands')} />
      <TextField label="Name as a Jaguar dealer" dir="auto" optional maxLength={120} {...bind('display_name_jag')} />
      <TextField label="Name as a Land Rover dealer" dir="auto" optional maxLength={120} {...bind('display_name_lr')} />
    </>
  );
}

function PlaceFields({ bind }: { readonly bind: Bind }) {
  return (
    <>
      <TextField label="Street and number" dir="auto" required maxLength={200} {...bind('address')} />
      <TextField label="City" dir="auto" required maxLength={120} {...bind('city')} />
      <TextField label="Postcode" optional maxLength={20} {...bind('zipcode')} />
      <TextField label="State" hint="Its code, such as NSW." optional maxLength={40} {...bind('state')} />
      <TextField label="Country" hint="Two letters, such as AU." required maxLength={2} {...bind('country')} />
      <div className="dealers-point">
        <TextField label="Latitude" type="number" step="any" min={-90} max={90} required {...bind('latitude')} />
        <TextField label="Longitude" type="number" step="any" min={-180} max={180} required {...bind('longitude')} />
      </div>
    </>
  );
}

function ContactFields({ bind }: { readonly bind: Bind }) {
  return (
    <>
      <TextField label="Telephone" type="tel" optional maxLength={40} {...bind('phone')} />
      <TextField label="E-mail" type="email" optional maxLength={254} {...bind('email')} />
      <TextArea
        label="Opening hours"
        hint="A line for each, such as Mon–Fri: 9:00–18:00."
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
  const { name } = dealer.attributes;
  return (
    <AskDialog
      title="Delete a dealer"
      button="Delete"
      onSubmit={() => removeDealer(client, dealer).then(() => onDone(`${name} was deleted.`))}
      onClose={onClose}
    >
      <p>{name} is found by nobody any more.</p>
    </AskDialog>
  );
}
